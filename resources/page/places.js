// Towns with their keys, and the keys that are thrown and crossed off.

// -- what a table keeps between visits; a browser may forbid it, and then it lasts as long as the page

const shelf = `platelayer:${data.id}`;
function kept() {
  try { return new Set(JSON.parse(localStorage.getItem(shelf) || "[]")); } catch { return new Set(); }
}
function keep(keys) {
  try { localStorage.setItem(shelf, JSON.stringify([...keys])); } catch { /* it lasts as long as the page */ }
}

function fillPlaces(section, map) {
  const search = element("input", { type: "search", placeholder: say.search, ariaLabel: say.search });
  const body = element("tbody");
  for (const place of data.places) {
    const row = element("tr", { className: "place", tabIndex: 0 },
      element("td", { className: "keys", textContent: place.keys.join(", ") }),
      element("td", { textContent: place.name || say.nameless }),
      element("td", { textContent: place.where }));
    row.dataset.words = `${place.keys.join(" ")} ${place.name} ${place.where}`.toLowerCase();
    row.addEventListener("click", () => map.pointOut(place.at));
    row.addEventListener("keydown", (event) => { if (event.key === "Enter") map.pointOut(place.at); });
    body.append(row);
  }
  search.addEventListener("input", () => {
    const words = search.value.toLowerCase().split(/\s+/);
    for (const row of body.rows) row.hidden = !words.every((word) => row.dataset.words.includes(word));
  });
  const head = element("tr", {}, ...[say.key, say.place, say.hex].map((text) => element("th", { textContent: text })));
  section.append(search, element("table", {}, element("thead", {}, head), body));
}

function fillKeys(section, map) {
  const owners = new Map();
  for (const place of data.places) for (const key of place.keys) owners.set(key, [...(owners.get(key) || []), place]);
  const crossed = kept();
  const buttons = new Map();
  const told = element("p", { className: "thrown", role: "status" });
  const throwing = element("button", { textContent: data.cards ? say.draw : say.throw });
  const again = element("button", { textContent: say.again });
  section.append(element("div", { className: "step no-print" }, throwing, again), told);

  function mark(key, isCrossed) {
    isCrossed ? crossed.add(key) : crossed.delete(key);
    buttons.get(key).ariaPressed = String(isCrossed);
    keep(crossed);
  }

  for (const keys of data.keys) {
    const grid = element("div", { className: "grid" });
    grid.style.gridTemplateColumns = `repeat(${data.cards ? 4 : 6}, minmax(0, 1fr))`;
    for (const key of keys) {
      const names = (owners.get(key) || []).map((place) => place.name || say.nameless).join(" / ");
      const button = element("button", { title: names, ariaPressed: String(crossed.has(key)) },
        element("b", { textContent: key, className: /[♥♦]/.test(key) ? "red" : "" }), names);
      button.addEventListener("click", () => mark(key, !crossed.has(key)));
      buttons.set(key, button);
      grid.append(button);
    }
    section.append(grid);
  }

  throwing.addEventListener("click", () => {
    const left = data.keys.flat().filter((key) => !crossed.has(key));
    for (const button of buttons.values()) button.classList.remove("drawn");
    if (!left.length) { told.textContent = say.none; return; }
    const key = data.cards ? left[random(left.length)] : thrownKey(crossed);
    if (!buttons.has(key)) return;
    const places = owners.get(key) || [];
    told.textContent = `${key}  ${places.map((place) => place.name || say.nameless).join(" / ")}`;
    buttons.get(key).classList.add("drawn");
    buttons.get(key).scrollIntoView({ block: "nearest" });
    map.pointOut(places.flatMap((place) => place.at));
    mark(key, true);
  });
  again.addEventListener("click", () => {
    for (const key of [...crossed]) mark(key, false);
    for (const button of buttons.values()) button.classList.remove("drawn");
    told.textContent = "";
  });
}

function random(count) {
  return crypto.getRandomValues(new Uint32Array(1))[0] % count;
}

// A number that is crossed off passes on within its tens, then to the tens after it (6.B1a).
function thrownKey(crossed) {
  const die = () => 1 + random(6);
  const thrown = `${die()}${die()}`;
  return data.passing[thrown].find((key) => !crossed.has(key));
}

fillers.places = fillPlaces;
fillers.keys = fillKeys;
