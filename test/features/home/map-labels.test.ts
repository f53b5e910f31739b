import { expect, it } from "vitest";
import { mapLabels } from "@/features/home/visit/map-labels";

const SCALE = { perKm: 20, half: 180, fontSize: 12 };
const town = (name: string, x: number, y: number) => ({ name, zip: "86399", x, y });
const labelled = (...towns: ReturnType<typeof town>[]) =>
  mapLabels(towns, [5], SCALE).names.map(({ town: { name }, anchor }) => `${name} ${anchor}`);

it("labels towns to the right of their dots, or to the left where there is no room", () => {
  expect(labelled(town("Ost", 4, -2), town("Rand", 8.5, 2))).toEqual(["Ost start", "Rand end"]);
});

it("leaves out labels that would cover another one, a dot, a distance or the restaurant", () => {
  const near = [town("Oberdorf", 2, -4), town("Unterdorf", 2.1, -4.1)];
  expect(labelled(...near)).toEqual(["Oberdorf start", "Unterdorf end"]);
  expect(labelled(...near, town("Mitteldorf", 2.05, -4.05))).toHaveLength(2);
  expect(labelled(town("Fünf", -1.2, 4.6))).toEqual(["Fünf end"]);
  expect(labelled(town("Hier", 0, -0.5))).toEqual([]);
});

it("leaves out a label that the edge would cut off", () => {
  const atEdge = { ...town("Schwabmünchen", -3.7, 6), zip: "86830" };
  expect(labelled(atEdge)).toEqual(["Schwabmünchen start"]);
  expect(labelled(atEdge, town("Graben", 0.5, 6))).toEqual(["Graben start"]);
});

it("moves a distance along its ring when a town lies where it would stand", () => {
  const place = (...towns: ReturnType<typeof town>[]) =>
    mapLabels(towns, [5], SCALE).distances.map(({ x, y }) => [Math.round(x), Math.round(y)]);
  expect(place()).toEqual([[0, 92]]);
  expect(place(town("Graben", 0.2, 4.7))).toEqual([[46, 80]]);
  expect(place(town("Graben", 0.2, 4.7), town("Lechfeld", 2.5, 4))).toEqual([[-46, 80]]);
});
