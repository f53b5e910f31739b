import { describe, expect, it } from "vitest";
import { changePhoto } from "@/domain/menu/draft/change-photo";
import { menuDraftSchema } from "@/domain/menu/draft/menu-draft.schema";
import { menuIssues } from "@/domain/menu/draft/menu-issues";
import { normaliseMenu } from "@/domain/menu/draft/normalise-menu";
import { menuSchema } from "@/domain/menu/menu.schema";
import { testMenu } from "@/test/functions/support/test-menu";

const photo = {
  path: "photos/resto-bobingen/0123456789abcdef0123456789abcdef",
  width: 1280,
  height: 960,
  alt: { de: " Schale mit Suppe ", en: "Bowl of soup" },
};
const [category] = testMenu.categories;
const withBoth = changePhoto(
  changePhoto(testMenu, { list: "items", id: "soup" }, () => photo),
  { list: "categories", id: category?.id ?? "" },
  () => photo,
);
const soupOf = (menu: typeof testMenu) => menu.items.find(({ id }) => id === "soup");

describe("changePhoto", () => {
  it("changes the photograph of one dish or category and nothing else", () => {
    expect(soupOf(withBoth)?.photo).toEqual(photo);
    expect(withBoth.categories[0]?.photo).toEqual(photo);
    expect(withBoth.items.filter((item) => item.photo)).toHaveLength(1);
  });

  it("removes it without a trace", () => {
    const removed = changePhoto(withBoth, { list: "items", id: "soup" }, () => undefined);
    expect(soupOf(removed)).toEqual(soupOf(testMenu));
    expect(soupOf(removed)).not.toHaveProperty("photo");
  });

  it("passes the present photograph to the change", () => {
    const wider = changePhoto(
      withBoth,
      { list: "items", id: "soup" },
      (current) => current && { ...current, width: 640 },
    );
    expect(soupOf(wider)?.photo).toEqual({ ...photo, width: 640 });
  });
});

describe("a menu with photographs", () => {
  it("keeps them when it is saved, with trimmed alternative texts", () => {
    const saved = menuSchema.parse(normaliseMenu(withBoth));
    const trimmed = { ...photo, alt: { de: "Schale mit Suppe", en: "Bowl of soup" } };
    expect([soupOf(saved)?.photo, saved.categories[0]?.photo]).toEqual([trimmed, trimmed]);
  });

  it("keeps them in a draft, also without alternative text", () => {
    const empty = { ...photo, alt: { de: "", en: "" } };
    const draft = changePhoto(withBoth, { list: "items", id: "soup" }, () => empty);
    expect(menuDraftSchema.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it("cannot be saved without a German alternative text", () => {
    const one = { ...photo, alt: { de: " ", en: "Bowl" } };
    const draft = changePhoto(testMenu, { list: "items", id: "soup" }, () => one);
    const index = draft.items.findIndex(({ id }) => id === "soup");
    expect(menuIssues(draft, { add_ons: {} }).map(({ path }) => path)).toContainEqual([
      "items",
      index,
      "photo",
      "alt",
      "de",
    ]);
  });

  it.each([
    "https://elsewhere.example/a.jpg",
    "photos/resto-bobingen/../x",
    "photos/resto-bobingen/0123",
    "/assets/a.jpg",
    "a.svg",
  ])("is refused with the path %s", (path) => {
    const menu = changePhoto(testMenu, { list: "items", id: "soup" }, () => ({ ...photo, path }));
    expect(menuSchema.safeParse(menu).success).toBe(false);
  });
});
