import { expect, it } from "vitest";
import { readMenuCsv } from "@/domain/menu/transfer/read-menu-csv";
import { sampleMenu, sampleRestaurant } from "../../sample-restaurant";

const COLUMNS =
  "id;category;number;name_de;name_en;description_de;description_en;price;vat;add_ons;diet;volume_ml;deposit;min_age;sold_out";

/** The first dish and the issues of a file with one row. */
function readRow(header: string, row: string) {
  const steps = readMenuCsv(`${header}\n${row}`, sampleMenu, sampleRestaurant);
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

it("a row that ends early names each cell that it must have", () => {
  const { issues } = readRow("id;category;name_de;name_en;price;vat", "bier");
  expect(issues).toEqual([
    { line: 2, code: "WRONG_VALUE", column: "price", found: "" },
    { line: 2, code: "UNKNOWN_CATEGORY", column: "category", found: "" },
    { line: 2, code: "WRONG_VALUE", column: "name_de", found: "" },
    { line: 2, code: "WRONG_VALUE", column: "name_en", found: "" },
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
