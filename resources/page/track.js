// A game that is stepped through: its track on the map, what happened, and the accounts.

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
    for (const [player, x1, y1, x2, y2] of laid.filter((each) => each.length < 6)) {
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
    // What is no track: ferries and leaps are dashed, starts are rings.
    for (const mark of laid.filter((each) => each.length > 5)) {
      const stroke = game.players[mark[0]].colour;
      if (mark[5] === 1) yield line(mark, { stroke, "stroke-width": width, "stroke-linecap": "butt", "stroke-dasharray": `${width * 1.6} ${width}` });
      else yield drawn("circle", { cx: mark[1], cy: mark[2], r: data.across * 0.42, fill: "none", stroke, "stroke-width": width });
    }
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

fillers.game = fillGame;
