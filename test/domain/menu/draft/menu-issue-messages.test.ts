import { describe, expect, it } from "vitest";
import { menuIssueMessages } from "@/domain/menu/draft/menu-issue-messages";
import type { MenuItem, MenuOptionGroup } from "@/domain/menu/menu.schema";
import { aText, noodles, rice, sampleMenu, sampleRestaurant } from "../../sample-restaurant";

function problemsOf(item: MenuItem): string[] {
  return menuIssueMessages({ ...sampleMenu, items: [item] }, sampleRestaurant);
}

function withSetting(changes: Partial<MenuOptionGroup>): MenuItem {
  const option = { value: "a", preis: 0, label: aText("a") };
  const setting: MenuOptionGroup = {
    type: "checkbox",
    costs: true,
    label: aText("s"),
    options: [option],
    ...changes,
  };
  return { ...rice, settings: { s: setting } };
}

describe("menuIssueMessages", () => {
  it("is empty for a valid menu", () => {
    expect(menuIssueMessages(sampleMenu, sampleRestaurant)).toEqual([]);
  });

  it("reports each duplicate id once", () => {
    const menu = {
      ...sampleMenu,
      categories: [...sampleMenu.categories, ...sampleMenu.categories.slice(0, 1)],
      items: [rice, rice, noodles, rice],
    };
    expect(menuIssueMessages(menu, sampleRestaurant)).toEqual([
      "categories.mains: duplicate id",
      "items.rice: duplicate id",
    ]);
  });

  it.each<[string, MenuItem, string]>([
    ["category", { ...rice, category: "soups" }, "items.rice: unknown category soups"],
    ["code", { ...rice, add_ons: ["A", "Z"] }, "items.rice: unknown code Z"],
    ["inherited code", { ...rice, add_ons: ["toString"] }, "items.rice: unknown code toString"],
    ["price", { ...rice, preis: 1.005 }, "items.rice: price finer than a cent"],
    ["bounds", withSetting({ min: 1, max: 0 }), "items.rice.settings.s: min above max"],
    ["minimum", withSetting({ min: 2 }), "items.rice.settings.s: min above the number of options"],
    [
      "radio",
      withSetting({ type: "radio", max: 1 }),
      "items.rice.settings.s: min and max are for checkboxes only",
    ],
    [
      "option",
      withSetting({
        options: [
          { value: "a", preis: 0, label: aText("a") },
          { value: "a", preis: 1, label: aText("b") },
        ],
      }),
      "items.rice.settings.s.a: duplicate option",
    ],
    [
      "option's code",
      withSetting({ options: [{ value: "a", preis: 0, label: aText("a"), add_ons: ["Q"] }] }),
      "items.rice.settings.s.a: unknown code Q",
    ],
    [
      "option's price",
      withSetting({ options: [{ value: "a", preis: 0.001, label: aText("a") }] }),
      "items.rice.settings.s.a: price finer than a cent",
    ],
  ])("finds a wrong %s", (_case, item, problem) => {
    expect(problemsOf(item)).toEqual([problem]);
  });
});
