import { expect, it } from "vitest";
import { townForZip } from "@/domain/delivery/town-for-zip";

const place = (zip: string, name: string) => ({ zip, name, location: { lat: 48.2, lng: 10.8 } });
const places = [
  place("86399", "Bobingen"),
  place("86507", "Oberottmarshausen"),
  place("86507", "Kleinaitingen"),
];

it.each([
  ["the only town of the postal code", "86399", "", "Bobingen"],
  ["the only town instead of another known one", "86399", "Kleinaitingen", "Bobingen"],
  ["nothing if the town is right", "86399", "Bobingen", null],
  ["nothing over a town that is not in the list", "86399", "Straßberg", null],
  ["nothing while several towns are possible", "86507", "", null],
  ["nothing over one of several towns", "86507", "Kleinaitingen", null],
  ["an empty text over a town of another postal code", "86507", "Bobingen", ""],
  ["an empty text over an unlisted town if several are listed", "86507", "Straßberg", ""],
  ["an empty text over a known town outside the list", "80331", "Bobingen", ""],
  ["nothing over another town outside the list", "80331", "München", null],
  ["nothing while the postal code is incomplete", "8033", "Bobingen", null],
])("fills in %s", (_, zip, city, town) => {
  expect(townForZip(places, { zip, city })).toBe(town);
});
