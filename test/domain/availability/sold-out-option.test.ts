import { expect, it } from "vitest";
import {
  optionSoldOutUntil,
  soldOutChoice,
  soldOutLabel,
} from "@/domain/availability/sold-out-option";
import { noodles } from "../sample-restaurant";

const NOW = 1_800_000_000_000;
const tofu = { item: "pho", group: "extras", option: "tofu" };

it("an option is sold out until its end, for its dish only", () => {
  const availability = { sold_out_options: { "pho/extras/tofu": NOW + 1 } };
  expect(optionSoldOutUntil(tofu, availability, NOW)).toBe(NOW + 1);
  expect(optionSoldOutUntil(tofu, availability, NOW + 1)).toBeNull();
  expect(optionSoldOutUntil({ ...tofu, item: "bun" }, availability, NOW)).toBeNull();
  expect(optionSoldOutUntil(tofu, {}, NOW)).toBeNull();
});

it("finds the first chosen option that is sold out, in lists and single choices", () => {
  const availability = { sold_out_options: { "pho/extras/tofu": NOW + 1, "pho/size/large": NOW } };
  const choice = (choices: Record<string, string | string[]>, item = "pho") =>
    soldOutChoice(item, choices, availability, NOW);
  expect(choice({ size: "large", extras: ["egg", "tofu"] })).toEqual(tofu);
  expect(choice({ extras: "tofu" })).toEqual(tofu);
  expect(choice({ size: "large", extras: ["egg"] })).toBeNull();
  expect(choice({ extras: ["tofu"] }, "bun")).toBeNull();
  expect(choice({})).toBeNull();
});

it("no inherited key of an object counts as a sold-out option", () => {
  const availability = { sold_out_options: Object.create({ "pho/extras/tofu": NOW + 1 }) };
  expect(optionSoldOutUntil(tofu, availability, NOW)).toBeNull();
});

it.each([
  [
    "a chosen option",
    "noodles/extras/egg",
    { extras: ["tofu", "egg"] },
    { de: "Ei", en: "Ei (en)" },
  ],
  ["an option that nobody chose", "noodles/extras/egg", { extras: ["tofu"] }, null],
  ["an option that the menu no longer has", "noodles/extras/kimchi", { extras: "kimchi" }, null],
  ["a group that the menu no longer has", "noodles/spice/hot", { spice: "hot" }, null],
  ["a name that every object has", "noodles/toString/hot", { toString: "hot" }, null],
])("the label of %s is that of the menu, or none", (_what, path, choices, label) => {
  const availability = { sold_out_options: { [path]: NOW + 1 } };
  expect(soldOutLabel(noodles, choices, availability, NOW)).toEqual(label);
});
