import type { CrockeryColors } from "./parts/crockery-colors";
import { FOOD } from "./parts/food-colors";

type Stop = readonly [offset: number, color: string, opacity?: number];

/** Gradients and clips that drawings refer to as `url(#id)`. Light falls from the upper left. */
export function definitions(c: CrockeryColors): Record<string, string> {
  return {
    shadow: radial("shadow", [
      [0, "#1c0f05", 0.36],
      [0.55, "#1c0f05", 0.2],
      [1, "#1c0f05", 0],
    ]),
    glaze: sideways("glaze", [
      [0, c.glaze],
      [0.28, c.glazeLight],
      [0.62, c.glaze],
      [1, c.glazeShade],
    ]),
    china: sideways("china", [
      [0, c.chinaRim],
      [0.3, "#fff"],
      [0.65, c.china],
      [1, c.chinaShade],
    ]),
    inside: downwards("inside", [
      [0, c.chinaShade],
      [1, "#fff"],
    ]),
    plate: slanted("plate", [
      [0, "#fff"],
      [0.6, c.china],
      [1, c.chinaShade],
    ]),
    lacquer: sideways("lacquer", [
      [0, c.lacquerLight],
      [0.35, c.lacquerLight],
      [1, c.lacquer],
    ]),
    iron: sideways("iron", [
      [0, "#3d3f45"],
      [0.3, "#5a5d66"],
      [1, "#202226"],
    ]),
    clay: sideways("clay", [
      [0, "#7d4a34"],
      [0.3, "#a2674a"],
      [1, "#55301f"],
    ]),
    wood: sideways("wood", [
      [0, FOOD.wood],
      [0.3, FOOD.woodLight],
      [1, FOOD.wood],
    ]),
    woodEdge: sideways("woodEdge", [
      [0, FOOD.woodShade],
      [1, "#7d4d28"],
    ]),
    broth: radial("broth", [
      [0, "#f2bd5c"],
      [0.6, "#dd9838"],
      [1, "#b4691f"],
    ]),
    miso: radial("miso", [
      [0, "#f0cd8c"],
      [0.7, "#d9a75a"],
      [1, "#b67c36"],
    ]),
    redSoup: radial("redSoup", [
      [0, "#f58a3c"],
      [0.7, "#dc5a24"],
      [1, "#a83a18"],
    ]),
    curry: radial("curry", [
      [0, "#ffc64d"],
      [0.65, "#f0a02a"],
      [1, "#c8741a"],
    ]),
    yolk: radial("yolk", [
      [0, "#ffcf4a"],
      [0.7, "#ffae1f"],
      [1, "#f08f12"],
    ]),
    tea: radial("tea", [
      [0, "#d6d873"],
      [1, "#a3a83c"],
    ]),
    coffee: radial("coffee", [
      [0, "#7a4526"],
      [1, "#3f2011"],
    ]),
    salmon: slanted("salmon", [
      [0, "#ffa67c"],
      [0.55, "#ff855a"],
      [1, "#e8673f"],
    ]),
    tuna: slanted("tuna", [
      [0, "#e8656b"],
      [0.6, "#cf3f4a"],
      [1, "#a92a38"],
    ]),
    crust: slanted("crust", [
      [0, "#f6c36a"],
      [0.5, "#e09a3c"],
      [1, "#b56a22"],
    ]),
    roast: slanted("roast", [
      [0, "#d98a4a"],
      [0.5, "#b05c2a"],
      [1, "#7b3a1a"],
    ]),
    egg: slanted("egg", [
      [0, "#ffe27a"],
      [1, "#f2b431"],
    ]),
    rice: slanted("rice", [
      [0, "#fffefa"],
      [0.6, "#fff7e6"],
      [1, "#e6d9bf"],
    ]),
    nori: sideways("nori", [
      [0, "#3a5146"],
      [0.35, "#2b3f36"],
      [1, "#15211c"],
    ]),
    leaf: slanted("leaf", [
      [0, "#7cc04a"],
      [1, "#2f7d33"],
    ]),
    dough: slanted("dough", [
      [0, "#fff9ec"],
      [0.6, "#f7e6c4"],
      [1, "#dcc08e"],
    ]),
    beer: sideways("beer", [
      [0, "#d98d12"],
      [0.3, "#ffcb45"],
      [0.7, "#f5ae24"],
      [1, "#c9790f"],
    ]),
    cola: sideways("cola", [
      [0, "#3a1a10"],
      [0.3, "#6b3420"],
      [1, "#220d07"],
    ]),
    redWine: sideways("redWine", [
      [0, "#7b1230"],
      [0.35, "#a82348"],
      [1, "#4d0a1f"],
    ]),
    lemon: downwards("lemon", [
      [0, "#fbe58a"],
      [0.55, "#f9d24c"],
      [1, "#f2a93a"],
    ]),
    milk: downwards("milk", [
      [0, "#ffd9a0"],
      [1, "#f7a95b"],
    ]),
    water: downwards("water", [
      [0, "#e4f4fa"],
      [1, "#a9d8ea"],
    ]),
    inBowl: clip("inBowl", "M17 50A43 21 0 0 0 103 50L114 40V-20H6V40Z"),
    inWok: clip("inWok", "M14 60A42 20 0 0 0 98 60L108 50V-20H4V50Z"),
  };
}

function radial(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stopList(stops)}</radialGradient>`;
}

function sideways(id: string, stops: readonly Stop[]): string {
  return `<linearGradient id="${id}">${stopList(stops)}</linearGradient>`;
}

function downwards(id: string, stops: readonly Stop[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stopList(stops)}</linearGradient>`;
}

function slanted(id: string, stops: readonly Stop[]): string {
  return `<linearGradient id="${id}" x1=".2" x2=".8" y2="1">${stopList(stops)}</linearGradient>`;
}

function clip(id: string, d: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) => {
      const alpha = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${color}"${alpha}/>`;
    })
    .join("");
}
