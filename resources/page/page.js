"use strict";
// What every page does: its elements, what is packed in it, its tabs, and how it begins.

const data = JSON.parse(document.getElementById("data").textContent);
const say = data.words;
const SVG = "http://www.w3.org/2000/svg";
const fillers = {}; // what fills each tab: a function of its section and the map

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

async function unpackedText(id) {
  const packed = atob(document.getElementById(id).textContent.trim());
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}

async function unpacked(id) {
  const parsed = new DOMParser().parseFromString(await unpackedText(id), "image/svg+xml");
  return document.importNode(parsed.documentElement, true);
}

fillers.rules = async (section) => section.append(await unpacked("packed-rules"));

async function begin() {
  const map = new MapView(document.getElementById("map"), await unpacked("packed-map"));
  document.getElementById("closer").addEventListener("click", () => map.zoomMiddle(0.7));
  document.getElementById("farther").addEventListener("click", () => map.zoomMiddle(1.4));
  document.getElementById("whole").addEventListener("click", () => map.fit());
  const tabs = [...document.querySelectorAll("nav button")];
  for (const tab of tabs) {
    const section = document.getElementById(tab.value);
    await fillers[tab.value](section, map);
    tab.addEventListener("click", () => {
      for (const other of tabs) {
        other.ariaSelected = String(other === tab);
        document.getElementById(other.value).hidden = other !== tab;
      }
      section.dispatchEvent(new Event("opened"));
    });
  }
  document.body.dataset.ready = "true";
}

addEventListener("DOMContentLoaded", () => {
  begin().catch(() => { document.querySelector("#map .wait").textContent = say.old; });
});
