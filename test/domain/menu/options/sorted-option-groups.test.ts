import { describe, expect, it } from "vitest";
import type { MenuOptionGroup } from "@/domain/menu/menu.schema";
import { sortedOptionGroups } from "@/domain/menu/options/sorted-option-groups";

const setting = (
  type: MenuOptionGroup["type"],
  more: Partial<MenuOptionGroup> = {},
): MenuOptionGroup => ({
  type,
  costs: true,
  label: { de: "Wahl", en: "Choice" },
  options: [{ value: "a", preis: 0, label: { de: "a", en: "a" } }],
  ...more,
});

describe("sortedOptionGroups", () => {
  const settings = {
    extras: setting("checkbox"),
    spiciness: setting("radio"),
    "three-rolls": setting("checkbox", { min: 3 }),
    size: setting("radio", { required: true }),
    protein: setting("radio", { required: true }),
  };
  const order = ["protein", "size", "three-rolls", "spiciness", "extras"];

  it("sorts required before optional and radio before checkbox", () => {
    expect(sortedOptionGroups({ settings }).map(([id]) => id)).toEqual(order);
  });

  it("does not depend on the order of the map keys", () => {
    const reversed = Object.fromEntries(Object.entries(settings).reverse());
    expect(sortedOptionGroups({ settings: reversed }).map(([id]) => id)).toEqual(order);
  });

  it("follows the positions that the restaurant gave, then sorts groups without one", () => {
    const placed = {
      ...settings,
      extras: setting("checkbox", { order: 0 }),
      size: setting("radio", { required: true, order: 1 }),
    };
    expect(sortedOptionGroups({ settings: placed }).map(([id]) => id)).toEqual([
      "extras",
      "size",
      "protein",
      "three-rolls",
      "spiciness",
    ]);
  });
});
