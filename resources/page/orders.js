// Drawing the next orders: pieces on the map, what they cost, and their text to copy.

class OrdersView {
  constructor(section, map, ground) {
    this.map = map;
    this.ground = ground;
    this.companies = ground.codes.map((_, seat) => new Company(ground, seat));
    this.slot = 0;
    this.tip = null;
    this.layer = drawn("g", {});
    map.over.append(this.layer);
    this.whose = element("select", { ariaLabel: say.company }, ...ground.codes.map((code, seat) => element("option", { value: seat, textContent: code })));
    this.slots = element("div", { className: "slots" });
    this.works = element("select", { className: "works", ariaLabel: say.works, title: say.worksHow });
    this.works.addEventListener("change", () => this.addWork());
    this.news = element("p", { className: "news", role: "status" });
    this.costs = element("div");
    this.output = element("textarea", { readOnly: true, rows: 7, ariaLabel: say.text, spellcheck: false });
    const undo = element("button", { textContent: "↶", title: say.undo });
    const clear = element("button", { textContent: "✕", title: say.clear });
    const copy = element("button", { textContent: say.copy, id: "copy" });
    section.append(element("div", { className: "step" }, this.whose, undo, clear), this.slots, this.works, this.news, this.costs,
      element("h3", { textContent: say.text }), this.output, copy);
    this.whose.addEventListener("change", () => { this.tip = null; this.show(); });
    undo.addEventListener("click", () => this.undo());
    clear.addEventListener("click", () => { this.pieces.length = 0; this.show(this.hint); });
    copy.addEventListener("click", () => this.copy(copy));
    map.pen = this;
    this.show(this.hint);
  }

  get company() { return this.companies[Number(this.whose.value)]; }
  get kind() { return this.ground.slots[this.slot].kind; }
  get pieces() { return this.company.pieces[this.slot]; }
  get piece() { return this.pieces[this.pieces.length - 1]; }
  get end() { return this.piece && this.piece[this.piece.length - 1]; }
  get hint() { return this.kind === "race" ? say.run : say.how; }
  get isOpen() { return !document.getElementById("orders").hidden; }

  hexAt([x, y]) { return this.ground.near(x - data.origin[0], y - data.origin[1]); }

  // -- the pen: whoever presses where a piece may go on draws, elsewhere the map moves

  press(at) {
    const hex = this.isOpen ? this.hexAt(at) : -1;
    if (hex < 0) return false;
    if (hex !== this.end && !this.company.mayStart(hex, this.slot)) return false;
    this.pressed = hex;
    this.isDrawing = hex === this.end;
    return true;
  }

  drag(at) {
    const hex = this.hexAt(at);
    if (hex < 0 || (!this.isDrawing && hex === this.pressed)) return;
    if (!this.isDrawing) this.begin(this.pressed);
    this.isDrawing = true;
    const piece = this.piece;
    if (hex === this.end) return;
    if (hex === piece[piece.length - 2]) piece.pop();
    else this.extend(hex);
    this.show();
  }

  click(at) {
    const hex = this.isOpen ? this.hexAt(at) : -1;
    if (hex < 0) return;
    if (hex === this.end) return;
    const begins = this.company.mayStart(hex, this.slot);
    // A second end finishes a run; on track that is built a new piece begins.
    const finishes = this.kind === "race" && this.piece;
    if (begins && !finishes) { this.begin(hex); return this.show(this.hint); }
    if (!this.piece) return this.show(this.kind === "race" ? say.run : say.noStart);
    this.show(this.extend(hex) ? "" : this.kind === "race" ? say.noRun : say.noWay);
  }

  hover(at) {
    const hex = this.isOpen ? this.hexAt(at) : -1;
    if (hex === this.hovered) return;
    this.hovered = hex;
    this.draw();
  }

  // -- pieces

  begin(hex) {
    if (this.kind === "race" || (this.piece && !this.piece.work && this.piece.length < 2)) this.pieces.pop();
    this.pieces.push([hex]);
  }

  extend(hex) {
    const way = this.wayTo(hex);
    this.piece.push(...way.slice(1));
    return way.length > 1;
  }

  wayTo(hex) {
    const step = this.ground.link(this.end, hex);
    const price = this.company.price(this.kind);
    if (step >= 0 && price(step) !== null) return [this.end, hex];
    return this.ground.way(this.end, hex, price, this.kind === "race" ? this.ground.ferries : []);
  }

  // What is chosen next to track comes after the pieces before it; a point that led nowhere goes.
  addWork() {
    const work = this.offered[this.works.selectedIndex - 1];
    if (!work) return;
    if (this.piece && !this.piece.work && this.piece.length < 2) this.pieces.pop();
    this.pieces.push(Object.assign([], { work }));
    this.show(this.hint);
  }

  undo() {
    if (!this.piece) return;
    this.piece.pop();
    if (this.piece.length < 1) this.pieces.pop();
    this.show(this.hint);
  }

  async copy(button) {
    this.output.select();
    try { await navigator.clipboard.writeText(this.output.value); } catch { document.execCommand("copy"); }
    button.textContent = say.copied;
    setTimeout(() => { button.textContent = say.copy; }, 1500);
  }

  // -- what is shown

  show(news = "") {
    this.news.textContent = news;
    const { spent, pays, firsts } = this.company.reckoned();
    this.slots.replaceChildren(...this.ground.slots.map((slot, at) => this.row(slot, at, spent[at])));
    const codes = this.ground.codes;
    const paid = [...pays].map(([seat, amount]) => `${codes[seat] || say.bank} ${amount}`).join(", ");
    const lines = this.ground.slots.some((slot) => slot.kind === "build")
      ? [`${say.pays}: ${paid || say.nothing}`] : [];
    this.offered = this.kind === "build" ? this.company.works(this.slot, this.end) : [];
    this.works.hidden = !this.offered.length;
    this.works.replaceChildren(...[say.works, ...this.offered.map(({ text, price }) => (price ? said(say.account, { text, price }) : text))]
      .map((text) => element("option", { textContent: text })));
    for (const [hex, amount] of firsts) lines.push(said(say.first, { place: this.ground.names[hex], amount }));
    this.costs.replaceChildren(...lines.map((text) => element("p", { className: "cost", textContent: text })));
    this.output.value = this.company.text();
    this.draw();
  }

  row(slot, at, spent) {
    const name = slot.name === "extra" ? say.extra : slot.name;
    const choose = element("button", { textContent: name, ariaPressed: String(at === this.slot) });
    choose.addEventListener("click", () => { this.slot = at; this.show(this.hint); });
    const told = element("span", { className: "left" });
    if (slot.kind === "build") {
      const left = slot.points - spent;
      told.textContent = left < 0 ? said(say.over, { over: -left }) : said(say.left, { left, points: slot.points });
      if (left < 0) told.classList.add("red");
    }
    const row = element("div", { className: "slot" }, choose, told);
    this.company.pieces[at].forEach((piece, place) => {
      const text = slot.kind === "race" ? `${this.ground.text(piece)}: ${this.long(piece)}` : this.ground.text(piece);
      const drop = element("button", { textContent: "✕", title: say.remove });
      drop.addEventListener("click", () => { this.company.pieces[at].splice(place, 1); this.show(this.hint); });
      row.append(element("div", { className: "piece" }, element("span", { textContent: text }), drop));
      for (const why of slot.kind === "race" && piece.length > 1 ? this.warnings(piece) : []) row.append(element("p", { className: "warning", textContent: why }));
    });
    return row;
  }

  long(piece) {
    const links = [], ferries = [];
    piece.slice(1).forEach((hex, place) => {
      const link = this.ground.link(piece[place], hex);
      if (link < 0) ferries.push(this.ground.ferry(piece[place], hex));
      else links.push(link);
    });
    const n = ferries.reduce((sum, ferry) => sum + ferry.links, links.length);
    const fee = ferries.reduce((sum, ferry) => sum + (ferry.owner === this.company.seat ? 0 : ferry.fee), 0);
    const long = said(say.long, { n, other: links.filter((link) => !this.company.owns(link)).length });
    return fee ? `${long}, ${said(say.fees, { fee })}` : long;
  }

  // Why a run does not start as it is: no own track, or too much for links that only one other company owns.
  warnings(piece) {
    const owed = new Map(), found = [], { ground, company } = this;
    let isOwn = false;
    piece.slice(1).forEach((hex, place) => {
      const link = ground.link(piece[place], hex), ferry = link < 0 && ground.ferry(piece[place], hex);
      const owners = link < 0 ? 1 << ferry.owner : ground.owners[link];
      if ((owners >> company.seat) & 1) isOwn = true;
      else if (owners && !(owners & (owners - 1))) owed.set(Math.log2(owners), (owed.get(Math.log2(owners)) || 0) + (link < 0 ? ferry.fee : 1));
    });
    if (!isOwn) found.push(say.noOwn);
    const twice = piece.find((hex, place) => piece.indexOf(hex) < place);
    if (twice !== undefined) found.push(said(say.loop, { place: ground.names[twice] }));
    for (const [seat, amount] of owed) {
      if (amount > ground.most && ground.codes[seat]) found.push(said(say.tooMuch, { company: ground.codes[seat], amount, most: ground.most }));
    }
    return found;
  }

  draw() {
    const look = data.game.players[this.company.seat], marks = [];
    const line = (hexes, fields) => drawn("polyline", { points: hexes.map((hex) => this.ground.at[hex].join()).join(" "), fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round", ...fields });
    const ring = (hex, colour) => {
      const [cx, cy] = this.ground.at[hex];
      marks.push(drawn("circle", { cx, cy, r: data.across * 0.3, fill: "none", stroke: colour, "stroke-width": data.across * 0.08 }));
    };
    if (this.isOpen) {
      this.company.pieces.forEach((pieces, at) => pieces.forEach((piece) => {
        const opacity = at === this.slot ? 0.95 : 0.6;
        if (piece.work) {
          marks.push(line(piece.work.way, { stroke: look.colour, "stroke-width": data.across * 0.12, opacity, "stroke-dasharray": `${data.across * 0.1} ${data.across * 0.1}` }));
          for (const hex of piece.work.opens) ring(hex, look.colour);
          return;
        }
        marks.push(line(piece, { stroke: "#fff", "stroke-width": data.across * 0.3, opacity }));
        marks.push(line(piece, { stroke: look.colour, "stroke-width": data.across * 0.2, opacity, "stroke-dasharray": `${data.across * 0.28} ${data.across * 0.22}` }));
      }));
      const slot = this.ground.slots[this.slot];
      if (slot.kind === "race") for (const hex of slot.ends.flat()) ring(hex, "#d6336c");
      if (this.end !== undefined) {
        ring(this.end, "#1c7ed6");
        if (this.hovered >= 0 && this.hovered !== this.end && !this.company.mayStart(this.hovered, this.slot)) {
          const way = this.wayTo(this.hovered);
          if (way.length) marks.push(line(way, { stroke: "#1c7ed6", "stroke-width": data.across * 0.1, opacity: 0.7 }));
        }
      }
    }
    this.layer.replaceChildren(...marks);
  }
}

function said(words, values) {
  return words.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

fillers.orders = async (section, map) => {
  const view = new OrdersView(section, map, new Ground(JSON.parse(await unpackedText("packed-orders"))));
  for (const tab of document.querySelectorAll("nav button")) tab.addEventListener("click", () => setTimeout(() => view.draw()));
};
fillers.report = (section) => section.append(element("pre", { textContent: data.report }));
