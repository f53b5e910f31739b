import { expect, it } from "vitest";
import { soldOutText } from "@/features/menu/dish/sold-out-text";

const at = (local: string) => Date.parse(`${local}+01:00`);

it.each([
  ["2026-11-24T22:00:00", "Ausverkauft, wieder ab 22:00"],
  ["2026-11-25T04:00:00", "Ausverkauft, wieder ab Mi 25.11.2026"],
  ["2027-11-24T22:00:00", "Ausverkauft"],
])("a dish that is sold out on 24 November until %s says: %s", (until, text) => {
  expect(soldOutText(at(until), at("2026-11-24T18:00:00"), "de")).toBe(text);
});
