"use strict";
// The page of one map: the map itself, towns, keys with dice, the rules, and a game if there is one.

const data = JSON.parse(document.getElementById("data").textContent);
const say = data.words;
const SVG = "http://www.w3.org/2000/svg";

function element(name, fields = {}, ...children) {
  const made = Object.assign(document.createElement(name), fields);
  made.append(...children);
  return made;
}

function drawn(name, fields) {
  const made = document.createElementNS(SVG, name);
  for (const [field, value] of Object.entries(fields)) made.setAttribute(field, value);
  return made;
}

async function unpacked(id) {
  const packed = atob(document.getElementById(id).textContent.trim());
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const text = await new Response(stream).text();
  return document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
}

// -- what a table keeps between visits; a browser may forbid it, and then it lasts as long as the page

const shelf = `platelayer:${data.id}`;
function kept() {
  try { return new Set(JSON.parse(localStorage.getItem(shelf) || "[]")); } catch { return new Set(); }
}
function keep(keys) {
  try { localStorage.setItem(shelf, JSON.stringify([...keys])); } catch { /* it lasts as long as the page */ }
}

// -- the map ----------------------------------------------------------------------------------------

class MapView {
  constructor(host, svg) {
    this.host = host;
    this.svg = svg;
    svg.removeAttribute("width");
    svg.removeAttribute("height");
    const [, , wide, high] = svg.getAttribute("viewBox").split(" ").map(Number);
    this.whole = [0, 0, wide, high];
    this.over = drawn("g", { transform: `translate(${data.origin[0]} ${data.origin[1]})` });
    this.ring = drawn("circle", { r: data.across * 0.75, fill: "none", stroke: "#d6336c", "stroke-width": data.across / 9 });
    this.ring.style.display = "none";
    svg.append(this.over);
    this.over.append(this.ring);
    host.querySelector(".wait").remove();
    host.prepend(svg);
    this.fingers = new Map();
    this.fit();
    host.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(Math.exp(event.deltaY / 500), event.clientX, event.clientY);
    }, { passive: false });
    host.addEventListener("pointerdown", (event) => {
      if (event.target.closest("button")) return;
      host.setPointerCapture(event.pointerId);
      this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    });
    host.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) {
      host.addEventListener(end, (event) => this.fingers.delete(event.pointerId));
    }
    host.addEventListener("keydown", (event) => this.key(event));
  }

  // Put track under the names and keys of the map, which are layers of its picture.
  belowNames(track) {
    let layer = this.svg.querySelector('[id^="m-area"], [id^="m-names"]');
    while (layer && layer.parentNode !== this.svg) layer = layer.parentNode;
    this.svg.insertBefore(track, layer);
  }

  show(box) {
    this.box = box;
    this.svg.setAttribute("viewBox", box.join(" "));
  }

  fit() { this.show([...this.whole]); }

  // How many millimetres one pixel of the screen is.
  get unit() {
    const seen = this.host.getBoundingClientRect();
    return Math.max(this.box[2] / seen.width, this.box[3] / seen.height);
  }

  at(x, y) {
    const seen = this.host.getBoundingClientRect();
    const [left, top, wide, high] = this.box;
    return [
      left + wide / 2 + (x - seen.left - seen.width / 2) * this.unit,
      top + high / 2 + (y - seen.top - seen.height / 2) * this.unit,
    ];
  }

  zoom(by, x, y) {
    const [left, top, wide, high] = this.box;
    const factor = Math.min(Math.max(by, this.whole[2] / 60 / wide), (this.whole[2] * 1.5) / wide);
    const [atX, atY] = this.at(x, y);
    this.show([atX - (atX - left) * factor, atY - (atY - top) * factor, wide * factor, high * factor]);
  }

  zoomMiddle(by) {
    const seen = this.host.getBoundingClientRect();
    this.zoom(by, seen.left + seen.width / 2, seen.top + seen.height / 2);
  }

  drag(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = [event.clientX, event.clientY];
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    const unit = this.unit;
    if (others.length) {
      const far = ([x, y]) => Math.hypot(x - others[0][0], y - others[0][1]) || 1;
      this.zoom(far(before) / far(now), (now[0] + others[0][0]) / 2, (now[1] + others[0][1]) / 2);
    } else {
      const [left, top, wide, high] = this.box;
      this.show([left - (now[0] - before[0]) * unit, top - (now[1] - before[1]) * unit, wide, high]);
    }
    this.fingers.set(event.pointerId, now);
  }

  key(event) {
    const step = this.box[2] / 8;
    const way = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (way) this.show([this.box[0] + way[0], this.box[1] + way[1], this.box[2], this.box[3]]);
    else if (event.key === "+") this.zoomMiddle(0.7);
    else if (event.key === "-") this.zoomMiddle(1.4);
    else if (event.key === "0") this.fit();
    else return;
    event.preventDefault();
  }

  pointOut(places) {
    if (!places.length) return;
    const [x, y] = places[0];
    this.ring.setAttribute("cx", x);
    this.ring.setAttribute("cy", y);
    this.ring.style.display = "";
    this.over.append(this.ring);
    const wide = Math.min(this.box[2], this.whole[2] / 2.2);
    const high = (wide * this.whole[3]) / this.whole[2];
    this.show([x + data.origin[0] - wide / 2, y + data.origin[1] - high / 2, wide, high]);
    this.host.scrollIntoView({ block: "nearest" });
  }
}

// -- towns and keys ---------------------------------------------------------------------------------

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

// -- the game ---------------------------------------------------------------------------------------

function fillGame(section, map) {
  const game = data.game;
  const track = drawn("g", { transform: map.over.getAttribute("transform") });
  map.belowNames(track);
  const slider = element("input", { type: "range", min: 0, max: game.steps.length - 1, value: game.steps.length - 1, ariaLabel: say.moment });
  const back = element("button", { textContent: "◀", title: say.back });
  const on = element("button", { textContent: "▶", title: say.on });
  const heading = element("h2");
  const told = element("ol", { className: "told" });
  const accounts = element("tbody");
  section.append(element("div", { className: "step no-print" }, back, slider, on), heading, told,
    element("table", {}, accounts));

  function show() {
    const at = Number(slider.value);
    const step = game.steps[at];
    heading.textContent = step.heading;
    told.replaceChildren(...step.told.map((text) => element("li", { textContent: text })));
    accounts.replaceChildren(...game.players.map((player, seat) => element("tr", {},
      element("td", {}, chip(player)),
      element("td", { textContent: player.name }),
      element("td", { className: "number", textContent: step.accounts[seat] }))));
    track.replaceChildren(...lines(game.steps.slice(0, at + 1).flatMap((each) => each.laid)));
  }

  function chip(player) {
    const made = element("span", { className: "chip", textContent: player.letter });
    made.style.background = player.colour;
    made.style.color = player.ink;
    return made;
  }

  // Companies on one link lie side by side, each on the same side whichever way it was laid.
  function* lines(laid) {
    const width = data.across * 0.13;
    const links = new Map();
    for (const [player, x1, y1, x2, y2] of laid) {
      const ends = x1 < x2 || (x1 === x2 && y1 < y2) ? [x1, y1, x2, y2] : [x2, y2, x1, y1];
      const link = ends.join();
      links.set(link, (links.get(link) || new Set()).add(player));
    }
    const shapes = [];
    for (const [link, players] of links) {
      const [x1, y1, x2, y2] = link.split(",").map(Number);
      const far = Math.hypot(x2 - x1, y2 - y1);
      const side = [-(y2 - y1) / far, (x2 - x1) / far];
      [...players].sort().forEach((player, place) => {
        const off = (place - (players.size - 1) / 2) * width * 1.25;
        shapes.push([player, x1 + side[0] * off, y1 + side[1] * off, x2 + side[0] * off, y2 + side[1] * off]);
      });
    }
    const line = ([, x1, y1, x2, y2], fields) => drawn("line", { x1, y1, x2, y2, "stroke-linecap": "round", ...fields });
    for (const shape of shapes) yield line(shape, { stroke: "#fff", "stroke-width": width * 1.5 });
    for (const shape of shapes) {
      const player = game.players[shape[0]];
      yield line(shape, { stroke: player.colour, "stroke-width": width });
      if (player.stripe) yield line(shape, { stroke: "#fff", "stroke-linecap": "butt", "stroke-width": width * player.stripe.width, "stroke-dasharray": player.stripe.dash.map((part) => part * width).join(" ") });
    }
  }

  const go = (by) => { slider.value = Number(slider.value) + by; show(); };
  back.addEventListener("click", () => go(-1));
  on.addEventListener("click", () => go(1));
  slider.addEventListener("input", show);
  show();
}

// -- all of it --------------------------------------------------------------------------------------

async function begin() {
  const host = document.getElementById("map");
  const map = new MapView(host, await unpacked("packed-map"));
  document.getElementById("closer").addEventListener("click", () => map.zoomMiddle(0.7));
  document.getElementById("farther").addEventListener("click", () => map.zoomMiddle(1.4));
  document.getElementById("whole").addEventListener("click", () => map.fit());
  fillPlaces(document.getElementById("places"), map);
  if (data.keys.length) fillKeys(document.getElementById("keys"), map);
  if (data.game) fillGame(document.getElementById("game"), map);
  const rules = document.getElementById("rules");
  rules.append(await unpacked("packed-rules"));
  const tabs = [...document.querySelectorAll("nav button")];
  for (const tab of tabs) {
    tab.addEventListener("click", () => {
      for (const other of tabs) {
        other.ariaSelected = String(other === tab);
        document.getElementById(other.value).hidden = other !== tab;
      }
    });
  }
  document.body.dataset.ready = "true";
}

begin().catch(() => { document.querySelector("#map .wait").textContent = say.old; });
