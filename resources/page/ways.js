// Track as the rules see it: what is laid, what a link costs a company, and the ways between hexes.

class Ground {
  constructor(facts) {
    Object.assign(this, facts);
    this.leaping = facts.leaps;
    delete this.leaps;
    this.shutTo = facts.shut.map((links) => new Set(links));
  }

  link(start, end) {
    for (let link = 6 * start; link < 6 * start + 6; link++) if (this.neighbours[link] === end) return link;
    return -1;
  }

  near(x, y) {
    let best = -1, far = data.across * 0.62;
    this.at.forEach((place, hex) => {
      const away = Math.hypot(place[0] - x, place[1] - y);
      if (away < far) [best, far] = [hex, away];
    });
    return best;
  }

  straight(hexes) {
    const ways = hexes.slice(1).map((hex, place) => this.link(hexes[place], hex) - 6 * hexes[place]);
    return ways.every((way) => way === ways[0]);
  }

  // The points that orders have to name: ends, bends and towns, as players write them.
  text(hexes) {
    if (hexes.work) return hexes.work.text;
    const kept = [0];
    for (let place = 1; place < hexes.length - 1; place++) {
      const line = hexes.slice(kept[kept.length - 1], place + 2);
      if (this.towns[hexes[place]] || !this.straight(line)) kept.push(place);
    }
    if (hexes.length > 1) kept.push(hexes.length - 1);
    return kept.map((place, at) => (at ? this.names[hexes[place]] : `(${this.names[hexes[place]]})`)).join(" - ");
  }

  ferry(start, end) {
    return this.ferries.find(({ ports }) => ports.includes(start) && ports.includes(end));
  }

  // Where a rival's track leads from a hex within a leap.
  leaps(start, rival) {
    const found = new Set([start]);
    let edge = [start];
    for (let far = 0; far < this.leaping.most; far++) {
      const ahead = [];
      for (const hex of edge) {
        for (let link = 6 * hex; link < 6 * hex + 6; link++) {
          if ((this.owners[link] >> rival) & 1 && !found.has(this.neighbours[link])) {
            found.add(this.neighbours[link]);
            ahead.push(this.neighbours[link]);
          }
        }
      }
      edge = ahead;
    }
    found.delete(start);
    return [...found];
  }

  // The cheapest way by what each link costs; null is no link.
  way(start, end, price, ferries = []) {
    const best = new Map([[start, 0]]), before = new Map(), open = [[0, start]];
    while (open.length) {
      open.sort((one, other) => other[0] - one[0]);
      const [spent, here] = open.pop();
      if (here === end) break;
      if (spent > best.get(here)) continue;
      for (let link = 6 * here; link < 6 * here + 6; link++) {
        const there = this.neighbours[link];
        const cost = there < 0 || there >= this.names.length ? null : price(link);
        if (cost === null) continue;
        const sum = spent + cost;
        if (!(best.get(there) <= sum)) {
          best.set(there, sum);
          before.set(there, here);
          open.push([sum, there]);
        }
      }
      for (const ferry of ferries) {
        const at = ferry.ports.indexOf(here), there = ferry.ports[1 - at], sum = spent + ferry.links;
        if (at < 0 || best.get(there) <= sum) continue;
        best.set(there, sum);
        before.set(there, here);
        open.push([sum, there]);
      }
    }
    if (!best.has(end)) return [];
    const found = [end];
    while (found[0] !== start) found.unshift(before.get(found[0]));
    return found;
  }
}

// What one company orders: pieces by slot, and what they cost with the track of before.
class Company {
  constructor(ground, seat) {
    this.ground = ground;
    this.seat = seat;
    this.pieces = ground.slots.map(() => []);
  }

  owns(link) { return Boolean((this.ground.owners[link] >> this.seat) & 1); }

  mayStart(hex, slot) {
    const ground = this.ground, kind = ground.slots[slot].kind;
    if (kind === "race") return ground.slots[slot].ends.flat().includes(hex);
    for (let link = 6 * hex; link < 6 * hex + 6; link++) if (this.owns(link)) return true;
    if (ground.starts[this.seat] === hex) return true;
    if (ground.footholds.some(([seat, held]) => seat === this.seat && held === hex)) return true;
    if (ground.bridges[this.seat].includes(hex)) return true;
    const { present, opens } = this.reckoned(slot);
    return present.has(hex) || opens.has(hex);
  }

  hasTrack(hex, slot) {
    for (let link = 6 * hex; link < 6 * hex + 6; link++) if (this.owns(link)) return true;
    return this.reckoned(slot).present.has(hex);
  }

  // What may be ordered next to track in a slot: ferries, crossings and starts, and leaps from a hex.
  works(slot, from) {
    const ground = this.ground, ordered = new Set(this.pieces.flat().filter((piece) => piece.work).map((piece) => piece.work.text));
    const found = ground.works.filter((work) => work.seats.includes(this.seat) && !ordered.has(work.text)
      && (!work.at.length || work.at.some((hex) => (work.links ? this.mayStart(hex, slot) : this.hasTrack(hex, slot)))));
    if (from === undefined || !this.hasTrack(from, slot)) return found;
    for (const rival of ground.leaping.rivals[this.seat]) {
      for (const hex of ground.leaps(from, rival)) {
        if (this.mayStart(hex, slot)) continue;
        const text = `leap ${ground.names[from]} - ${ground.names[hex]} over ${ground.codes[rival]}`;
        found.push({ text, opens: [hex], way: [from, hex], points: 0, price: 0 });
      }
    }
    return found;
  }

  // The price of a link for a piece that is drawn: own track is free, for trains others' costs more than own.
  price(kind) {
    const ground = this.ground;
    if (kind === "race") return (link) => (ground.owners[link] ? 1 + (this.owns(link) ? 0 : 0.001) : null);
    return (link) => {
      if (this.owns(link)) return 0.001;
      return ground.costs[link] && !ground.shutTo[this.seat].has(link) ? ground.costs[link] + 0.01 : null;
    };
  }

  // What a company's orders cost up to a slot: points of each, what each other receives, and first entries.
  // What the points do not pay is not laid: the piece ends there (VP.B6).
  reckoned(last = this.pieces.length - 1) {
    const ground = this.ground, bit = 1 << this.seat;
    const spent = [], pays = new Map(), firsts = new Map(), laid = new Set(), present = new Set(), opens = new Set();
    const isThere = (hex) => {
      if (present.has(hex)) return true;
      for (let link = 6 * hex; link < 6 * hex + 6; link++) if (this.owns(link)) return true;
      return false;
    };
    const others = (hex) => {
      let mask = 0;
      for (let link = 6 * hex; link < 6 * hex + 6; link++) mask |= ground.owners[link];
      return mask & ~bit;
    };
    const owe = (mask, amount) => {
      for (let seat = 0; amount && mask >> seat; seat++) if ((mask >> seat) & 1) pays.set(seat, (pays.get(seat) || 0) + amount);
    };
    const lay = (link, back, start, end, isExtra) => {
      for (const hex of [start, end]) if (!isThere(hex)) owe(others(hex), ground.junctions[hex]);
      owe(ground.owners[link] & ~bit, ground.alongside[link]);
      for (const hex of [start, end]) {
        present.add(hex);
        if (!isExtra && ground.bonuses[hex]) firsts.set(hex, ground.bonuses[hex]);
      }
      laid.add(link).add(back);
    };
    ground.slots.slice(0, last + 1).forEach((slot, at) => {
      let points = 0, left = slot.points;
      for (const piece of slot.kind === "build" ? this.pieces[at] : []) {
        let isPaid = true;
        if (piece.work) {
          const { work } = piece;
          points += work.points;
          if (work.points > left) continue;
          left -= work.points;
          if (work.price) pays.set(-1, (pays.get(-1) || 0) + work.price);
          (work.links || []).forEach((link, place) => lay(link, work.backs[place], work.way[place], work.way[place + 1], slot.name === "extra"));
          for (const hex of work.opens) opens.add(hex);
          continue;
        }
        for (let place = 1; place < piece.length; place++) {
          const [start, end] = [piece[place - 1], piece[place]];
          const link = ground.link(start, end), back = ground.link(end, start);
          if (this.owns(link) || laid.has(link)) continue;
          points += ground.costs[link];
          isPaid = isPaid && ground.costs[link] <= left;
          if (!isPaid) continue;
          left -= ground.costs[link];
          lay(link, back, start, end, slot.name === "extra");
        }
      }
      spent.push(points);
    });
    return { spent, pays, firsts, present, opens };
  }

  // The text of the orders, as the referee's program reads it.
  text() {
    const ground = this.ground;
    const head = `${ground.codes[this.seat]}, round ${ground.round}`;
    const lines = ground.slots.flatMap((slot, at) => {
      const pieces = this.pieces[at].filter((piece) => piece.work || piece.length > 1);
      if (pieces.length) return [slot.head + pieces.map((piece) => ground.text(piece)).join(" ; ")];
      return slot.kind === "build" && slot.name !== "extra" ? [`${slot.head}nothing`] : [];
    });
    return `${head}\n${lines.join("\n")}\n`;
  }
}
