import { expect, it } from "vitest";
import { noBreakBeforeDash } from "@/i18n/no-break-before-dash";

it.each([
  ["Phở Bò – mit Rindfleisch", "Phở Bò\u00a0– mit Rindfleisch"],
  ["Kappa Maki – Gurke – 6 Stück", "Kappa Maki\u00a0– Gurke\u00a0– 6 Stück"],
  ["11–14 Uhr", "11–14 Uhr"],
])("makes %s wrap after its dash only", (name, expected) => {
  expect(noBreakBeforeDash(name)).toBe(expected);
});
