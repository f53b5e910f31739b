import { describe, expect, it } from "vitest";
import { resolveTenant } from "@/config/resolve-tenant";
import { dishKind } from "@/domain/menu/dish-kind";
import type { Menu } from "@/domain/menu/menu.schema";
import type { DishKind } from "@/domain/tenant/dish-kinds";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { tenants } from "@/tenant-configs/index";
import { loadBundledMenu } from "@/tenant-configs/load-menu";

const KEYS = Object.keys(tenants).filter((key) => key !== "resto-superadmin");

/** Dishes of the shipped menus that none of the drawings shows. */
const WITHOUT_KIND = [
  "Tagesgericht",
  "Obatzda mit Breze",
  "Rinder-Tataki",
  "Fleischpflanzerl (2 Stück)",
  "Pizza Verdure ohne Käse",
  "Tintenfisch mit Salz und Kampotpfeffer",
  "Tintenfisch mit Salz, Pfeffer und Chili",
];

const EXPECTED: readonly (readonly [key: string, name: string, kind: DishKind])[] = [
  ["resto-bobingen", "Phở Bò – mit Rindfleisch", "pho"],
  ["resto-bobingen", "Bún Bò Huế", "ramen"],
  ["resto-bobingen", "Udon-Suppe mit Ebi-Tempura", "ramen"],
  ["resto-bobingen", "Tom Yum mit Garnelen", "soup"],
  ["resto-bobingen", "Wan-Tan-Suppe", "soup"],
  ["resto-bobingen", "Rotes Curry mit Ente und Litschi", "curry"],
  ["resto-bobingen", "Mango mit Klebreis", "sweet-rice"],
  ["resto-bobingen", "Gebratene Udon-Nudeln mit Ente", "noodles"],
  ["resto-bobingen", "Vegane „Ente“ auf Wokgemüse", "vegetables"],
  ["resto-example", "Schnitzel „Wiener Art“", "schnitzel"],
  ["pho3-augsburg", "Phở Chay – Gemüsebrühe", "pho-garden"],
  ["asia-sushi", "Rinder-Tataki", "dish"],
  ["resto-bobingen", "Sake, warm oder kalt 0,1 l", "sake"],
  ["resto-bobingen", "Hefeweizen 0,5 l", "beer"],
  ["asia-sushi", "Sake – Lachs", "nigiri"],
  ["asia-sushi", "Misosuppe mit Tofu und Wakame", "soup"],
  ["asia-sushi", "Ente in Tamarindensauce", "duck"],
  ["asia-sushi", "Matsuri (64 Stück)", "platter"],
  ["asia-sushi", "Gunkan Ikura – Lachskaviar", "gunkan"],
  ["le-vie", "Flügel in Fischsaucenkaramell (6 Stück)", "chicken"],
  ["le-vie", "Gebackene Banane mit Vanilleeis", "fritter"],
  ["le-vie", "Cà phê trứng – Hanoier Eierkaffee", "coffee"],
  ["le-vie", "Kokosflan mit Kaffeekaramell", "dessert"],
  ["my-asia-wok", "Cremige Erdnusssauce", "wok"],
  ["my-asia-wok", "Erdnusssauce, 100 ml", "sauce"],
  ["my-asia-wok", "Kimchireis mit Spiegelei", "fried-rice"],
  ["pho3-augsburg", "Bún Chả Seitz – Pflanzerl vom Grill", "bun"],
  ["pho3-augsburg", "Cơm Gà – Hühnerreis", "rice-plate"],
  ["pho3-peiting", "Phở mit Ammertaler Hirsch", "pho"],
  ["resto-example", "Schweinsbraten mit Dunkelbiersauce", "roast"],
  ["resto-example", "Zweigelt 0,25 l", "wine"],
  ["yumi-sushi-wok", "Avocado", "maki-garden"],
  ["yumi-sushi-wok", "Huhn & Crunch", "bowl"],
  ["yumi-sushi-wok", "Matcha mit Haferdrink 0,3 l", "shake"],
];

it.each(EXPECTED)("in the menu of %s, %s is drawn as %s", async (key, name, kind) => {
  const menu = await loadBundledMenu(key);
  const found = menu.items.filter((item) => item.name.de === name);
  expect(found.map((item) => kindIn(key, menu, item))).toContain(kind);
});

it.each(KEYS)("every dish of %s has a kind", async (key) => {
  const menu = await loadBundledMenu(key);
  const without = menu.items.filter((item) => kindIn(key, menu, item) === "dish");
  expect(
    without.map((item) => item.name.de).filter((name) => !WITHOUT_KIND.includes(name)),
  ).toEqual([]);
});

describe("a stored choice", () => {
  const item = { category: "pho", name: { de: "Phở Bò", en: "Phở Bò" } };

  it("of the category counts instead of the names", () => {
    expect(dishKind(item, { name: { de: "Phở", en: "Phở" }, drawing: "ramen" }, {})).toBe("ramen");
  });

  it("of the dish counts before that of the category", () => {
    const category = { name: { de: "Phở", en: "Phở" }, drawing: "ramen" } as const;
    expect(dishKind({ ...item, drawing: "soup" }, category, {})).toBe("soup");
  });
});

it("a drink with an age limit is never a dish", () => {
  const item = { category: "sake", name: { de: "Sake", en: "Sake" }, min_age: 16 };
  expect(dishKind(item, undefined, {})).toBe("sake");
});

it("a name that says nothing has the kind of its category", () => {
  const item = { category: "c7", name: { de: "Nummer 12", en: "Number 12" } };
  expect(dishKind(item, { name: { de: "Pizza", en: "Pizza" } }, {})).toBe("pizza");
  expect(dishKind(item, undefined, {})).toBe("dish");
});

function kindIn(key: string, menu: Menu, item: Menu["items"][number]): DishKind {
  const tenant = resolveTenant(key);
  if (isSuperTenant(tenant)) throw new Error(`${key} has no menu`);
  const category = menu.categories.find(({ id }) => id === item.category);
  return dishKind(item, category, tenant.add_ons);
}
