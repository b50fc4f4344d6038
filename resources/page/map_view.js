// The map: moved and zoomed by mouse, fingers and keys.

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
    this.pen = null; // what draws on the map: press says whether it takes a drag, then drag, click and hover
    host.addEventListener("pointerdown", (event) => this.press(event));
    host.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) {
      host.addEventListener(end, (event) => this.release(event));
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

  press(event) {
    if (event.target.closest("button")) return;
    this.host.setPointerCapture(event.pointerId);
    this.from = [event.clientX, event.clientY];
    this.isStill = true;
    this.isDrawing = !this.fingers.size && Boolean(this.pen?.press(this.at(...this.from)));
    if (!this.isDrawing) this.fingers.set(event.pointerId, this.from);
  }

  move(event) {
    const now = [event.clientX, event.clientY];
    if (this.from && Math.hypot(now[0] - this.from[0], now[1] - this.from[1]) > 4) this.isStill = false;
    if (this.from && this.isStill) return;
    if (this.isDrawing) this.pen.drag(this.at(...now));
    else if (this.fingers.size) this.drag(event);
    else this.pen?.hover(this.at(...now));
  }

  release(event) {
    if (this.from && this.isStill && event.type === "pointerup") this.pen?.click(this.at(...this.from));
    this.fingers.delete(event.pointerId);
    this.from = null;
    this.isDrawing = false;
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
