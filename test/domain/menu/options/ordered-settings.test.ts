import { describe, expect, it } from "vitest";
import type { MenuSetting } from "@/domain/menu/menu.schema";
import { orderedSettings } from "@/domain/menu/options/ordered-settings";

const setting = (type: MenuSetting["type"], more: Partial<MenuSetting> = {}): MenuSetting => ({
  type,
  costs: true,
  label: { de: "Wahl", en: "Choice" },
  options: [{ value: "a", preis: 0, label: { de: "a", en: "a" } }],
  ...more,
});

describe("orderedSettings", () => {
  const settings = {
    extras: setting("checkbox"),
    spiciness: setting("radio"),
    "three-rolls": setting("checkbox", { min: 3 }),
    size: setting("radio", { required: true }),
    protein: setting("radio", { required: true }),
  };
  const order = ["protein", "size", "three-rolls", "spiciness", "extras"];

  it("asks for what is required first, and for single choices before lists", () => {
    expect(orderedSettings({ settings }).map(([id]) => id)).toEqual(order);
  });

  it("does not depend on the order of the map", () => {
    const reversed = Object.fromEntries(Object.entries(settings).reverse());
    expect(orderedSettings({ settings: reversed }).map(([id]) => id)).toEqual(order);
  });
});
