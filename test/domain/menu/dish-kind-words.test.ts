import { expect, it } from "vitest";
import { dishKind } from "@/domain/menu/dish-kind";
import type { DishKind } from "@/domain/tenant/dish-kinds";

/** By German name of the category: names of dishes in it that are drawn as a kind. */
const NAMES: Readonly<Record<string, readonly (readonly [kind: DishKind, ...names: string[]])[]>> =
  {
    Getränke: [
      ["iced-coffee", "Cà phê sữa đá", "Eiskaffee"],
      ["coffee", "Espresso", "Phin"],
      ["shake", "Mango-Lassi", "Erdbeermilch"],
      ["water", "Stilles Wasser 0,5 l", "Tafelwasser"],
      ["sake", "Nigori", "Sake kalt"],
      ["lemonade", "Pfirsich-Eistee", "Apfelsaft", "Aloe", "Hausmarke"],
      ["cola", "Kola", "Ginger Ale"],
      ["tea", "Grüner Tee", "Sencha"],
      ["spirit", "Obstler", "Rum 2 cl"],
      ["beer", "Helles 0,5 l", "India Pale Ale"],
      ["wine", "Riesling", "Rosé"],
    ],
    Nachtisch: [
      ["mochi", "Mochi", "Dorayaki"],
      ["fritter", "Banane mit Honig"],
      ["fruit", "Obstteller"],
      ["sweet-rice", "Mango auf Klebreis", "Chè"],
      ["ice-cream", "Vanilleeis", "Mangosorbet"],
      ["cake", "Käsekuchen", "Törtchen"],
      ["dessert", "Milchreis", "Panna cotta"],
    ],
    Sushi: [
      ["platter", "12 Stück gemischt", "20 Nigiri", "Set A"],
      ["sashimi", "Sashimi vom Lachs"],
      ["gunkan", "Ikura"],
      ["burger", "Sushi-Burger"],
      ["temaki", "Sushi-Burrito"],
      ["nigiri", "8 Nigiri", "11 Nigiri"],
      ["maki", "Futomaki", "Lachsmaki"],
      ["uramaki", "California Roll", "Inside Out"],
      ["dish", "Inari", "11 Stück"],
    ],
    Hauptgerichte: [
      ["dish", "Tagesgericht mit Suppe", "Pflanzerl", "Hauspfanne"],
      ["menu", "Familienkiste", "Mittag 5"],
      ["noodle-box", "Box mit Ente"],
      ["bento", "Bento"],
      ["pizza", "Flammkuchen"],
      ["burger", "Burger"],
      ["temaki", "Taco"],
      ["banh-mi", "Baguette"],
      ["bao", "Bao mit Ente", "Hefebrötchen"],
      ["summer-roll", "Sommerrolle", "Gỏi cuốn"],
      ["pho", "Phở"],
      ["ramen", "Nudelsuppe", "Soba"],
      ["bun", "Bún mit Huhn"],
      ["soup", "Tom Kha", "Suppe"],
      ["spring-roll", "Nem", "Frühlingsrolle"],
      ["pancake", "Bánh xèo"],
      ["salad", "Gỏi", "Wakame"],
      ["hotpot", "Eintopf"],
      ["dumpling", "Gyoza"],
      ["bibimbap", "Donburi"],
      ["bowl", "Poké"],
      ["sashimi", "Thunfisch-Tataki"],
      ["gunkan", "Gunkan"],
      ["nigiri", "Nigiri"],
      ["uramaki", "Uramaki"],
      ["maki", "Maki"],
      ["platter", "Sushi"],
      ["tartare", "Tatar"],
      ["edamame", "Edamame"],
      ["curry", "Massaman"],
      ["sauce", "Sauce 100 ml", "Chiliöl", "Hausdip und Dip"],
      ["skewer", "Yakitori", "Saté"],
      ["fries", "Pommes"],
      ["crackers", "Krabbenchips"],
      ["pickles", "Hausgemachtes Kimchi", "Kimchi", "Oshinko"],
      ["fried-rice", "Nasi Goreng", "Bratreis"],
      ["wok", "Pad Krapao", "Pad Kra Pao"],
      ["duck", "Ente mit Nudeln", "Mittag 3", "Gegrillte Ente"],
      ["noodles", "Pad Thai", "Nudeln mit Ente", "Vermischte Ente auf Udon"],
      ["rice-plate", "Cơm mit Ei", "Reisteller"],
      ["schnitzel", "Schnitzel"],
      ["roast", "Haxe"],
      ["chicken", "Karaage", "Omelett mit Huhn", "Tofu mit Kimchi und Huhn"],
      ["shrimp", "Ebi", "Garnelen"],
      ["fish", "Lachs", "Dip mit Lachs"],
      ["egg", "Omelett", "Reis mit Spiegelei"],
      ["rice", "Duftreis"],
      ["tofu", "Tofu", "Tofu mit Kimchi"],
      ["meat", "Lamm"],
      ["vegetables", "Aubergine"],
    ],
  };

const BY_NAME = Object.entries(NAMES).flatMap(([category, kinds]) =>
  kinds.flatMap(([kind, ...names]) => names.map((name) => ({ category, name, kind }))),
);

it.each(BY_NAME)("in the category $category, $name is drawn as $kind", (example) => {
  const item = { category: "c1", name: { de: example.name, en: "" } };
  const category = { name: { de: example.category, en: "" } };
  expect(dishKind(item, category, {})).toBe(example.kind);
});

it.each<readonly [category: string, kind: DishKind]>([
  ["Nigiri", "nigiri"],
  ["Temaki", "temaki"],
  ["Inside-Out Rolls", "uramaki"],
  ["Maki", "maki"],
  ["Sashimi", "sashimi"],
  ["Sushi-Sets", "platter"],
  ["Bento", "bento"],
  ["Phở", "pho"],
  ["Bún", "bun"],
  ["Bún und Ente", "dish"],
  ["Bowls", "bowl"],
  ["Poké Bowls", "bowl"],
  ["Boxen", "noodle-box"],
  ["Aus dem Wok", "wok"],
  ["Currys", "curry"],
  ["Nudeln", "noodles"],
  ["Suppen", "soup"],
  ["Salate", "salad"],
  ["Bánh Mì", "banh-mi"],
  ["Fried Rice", "fried-rice"],
  ["Cơm", "rice-plate"],
  ["Pizza", "pizza"],
  ["Aus dem Wirtshaus", "meat"],
  ["Beilagen", "sauce"],
  ["Verschiedenes", "dish"],
])("a name that says nothing is drawn in the category %s as %s", (name, kind) => {
  const item = { category: name, name: { de: "Nummer 7", en: "Number 7" } };
  expect(dishKind(item, { name: { de: name, en: name } }, {})).toBe(kind);
});

it("a dish with a volume is a drink in any category", () => {
  const name = { de: "Nummer 7", en: "Number 7" };
  expect(dishKind({ category: "Pizza", name, volume_ml: 330 }, undefined, {})).toBe("lemonade");
});

it("the English name counts if the German one and the category say nothing", () => {
  const name = { de: "Nummer 7", en: "Beef" };
  expect(dishKind({ category: "c1", name }, undefined, {})).toBe("meat");
  expect(dishKind({ category: "pizza", name }, undefined, {})).toBe("pizza");
});
