import { expect, it } from "vitest";
import { readMenuCsv } from "@/domain/menu/transfer/read-menu-csv";
import { noodles, sampleMenu, sampleRestaurant } from "../../sample-restaurant";

const COLUMNS =
  "id;category;number;name_de;name_en;description_de;description_en;price;vat;add_ons;diet;volume_ml;deposit;min_age;sold_out";

/** The first dish and the issues of a file with one row. */
function readRow(header: string, row: string, menu = sampleMenu) {
  const steps = readMenuCsv(`${header}\n${row}`, menu, sampleRestaurant);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { dish: value.menu.items[0], issues: value.issues };
  }
}

const NEW = {
  ...{ id: "bier", category: "drinks", preis: 3.5, vat: 19, settings: {} },
  name: { de: "Bier", en: "Beer" },
};

it("every column of a row becomes a field of the dish", () => {
  const row = "bier;drinks;12a;Bier;Beer;hell;pale;3,50;19 %;A, F;spicy vegan;500;0,08;16;x";
  expect(readRow(COLUMNS, row)).toEqual({
    dish: {
      ...NEW,
      ...{ number: "12a", description: { de: "hell", en: "pale" }, add_ons: ["A", "F"] },
      ...{ diet: ["vegan", "spicy"], volume_ml: 500, deposit_cents: 8, min_age: 16 },
      sold_out: true,
    },
    issues: [],
  });
});

it("empty cells and absent columns leave a new dish without the field", () => {
  expect(readRow(COLUMNS, "bier;drinks;;Bier;Beer;;;3,50;19;;;;;;")).toEqual({
    dish: NEW,
    issues: [],
  });
  const short = readRow("id;category;name_de;name_en;price;vat", "bier;drinks;Bier;Beer;3,50;19");
  expect(short).toEqual({ dish: NEW, issues: [] });
});

it("the German texts of a dish take the place of empty English ones", () => {
  const { dish, issues } = readRow(COLUMNS, "bier;drinks;;Bier;;hell;;3,50;19;;;;;;");
  expect(issues).toEqual([]);
  expect(dish).toEqual({
    ...NEW,
    name: { de: "Bier", en: "Bier" },
    description: { de: "hell", en: "hell" },
  });
});

it.each([
  ["keeps the translation of a known dish", "Fried noodles", "Fried noodles"],
  ["renames a known dish without a translation in both languages", "Gebratene Nudeln", "Nudeln"],
])("a file without English columns %s", (_case, english, expected) => {
  const known = { ...noodles, name: { de: "Gebratene Nudeln", en: english } };
  const header = "id;category;name_de;price;vat";
  const { dish, issues } = readRow(header, `${known.id};mains;Nudeln;9;7`, {
    ...sampleMenu,
    items: [known],
  });
  expect(issues).toEqual([]);
  expect(dish?.name).toEqual({ de: "Nudeln", en: expected });
});

it("a row that ends early names each cell that it must have", () => {
  const { issues } = readRow("id;category;name_de;name_en;price;vat", "bier");
  expect(issues).toEqual([
    { line: 2, code: "WRONG_VALUE", column: "price", found: "" },
    { line: 2, code: "UNKNOWN_CATEGORY", column: "category", found: "" },
    { line: 2, code: "WRONG_VALUE", column: "name_de", found: "" },
    { line: 2, code: "WRONG_VALUE", column: "vat", found: "" },
  ]);
});

it.each([
  ["volume_ml", "0,5"],
  ["volume_ml", "1000000"],
  ["volume_ml", "x5"],
  ["deposit", "viel"],
  ["min_age", "ab 16"],
  ["min_age", "16 Jahre"],
  ["vat", "19 % x"],
  ["vat", "%"],
])("the column %s refuses the cell %j and names it", (column, found) => {
  const header =
    column === "vat"
      ? "id;category;name_de;name_en;price;vat"
      : `id;category;name_de;name_en;price;vat;${column}`;
  const row =
    column === "vat"
      ? `bier;drinks;Bier;Beer;3,50;${found}`
      : `bier;drinks;Bier;Beer;3,50;19;${found}`;
  expect(readRow(header, row).issues).toEqual([{ line: 2, code: "WRONG_VALUE", column, found }]);
});
