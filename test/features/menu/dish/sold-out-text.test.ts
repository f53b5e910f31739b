import { expect, it } from "vitest";
import { soldOutText } from "@/features/menu/dish/sold-out-text";

const at = (local: string) => Date.parse(`${local}+01:00`);

it.each([
  ["18:00", "2026-11-24T22:00:00", "Ausverkauft, wieder ab 22:00"],
  ["23:50", "2026-11-25T00:30:00", "Ausverkauft, wieder ab 00:30"],
  ["18:00", "2026-11-25T04:00:00", "Ausverkauft, wieder ab Mi 25.11.2026"],
  ["18:00", "2027-11-24T22:00:00", "Ausverkauft"],
])("on 24 November at %s a dish that is sold out until %s says: %s", (time, until, text) => {
  expect(soldOutText(at(until), at(`2026-11-24T${time}:00`), "de")).toBe(text);
});
