import { expect, it } from "vitest";
import { sameOptions } from "@/domain/availability/same-options";
import { sampleMenu } from "../../features/sample-menu";

it("joins options with the same name in groups with the same name", () => {
  const [pho] = sampleMenu.items.filter(({ id }) => id === "pho");
  if (!pho) throw new Error("no pho");
  const { extras } = pho.settings;
  if (!extras) throw new Error("no extras");
  const items = [pho, { ...pho, id: "bun", settings: { toppings: extras } }];
  const groups = sameOptions({ items }).map(({ label, options }) => [
    label.de,
    ...options.map((option) => [option.label.de, ...option.paths]),
  ]);
  expect(groups).toEqual([
    ["Größe", ["Normal", "pho/size/normal"], ["Groß", "pho/size/large"]],
    [
      "Extras",
      ["Ei", "pho/extras/egg", "bun/toppings/egg"],
      ["Tofu", "pho/extras/tofu", "bun/toppings/tofu"],
    ],
  ]);
});
