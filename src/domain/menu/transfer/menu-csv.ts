import { centsFromEuros } from "../../money/money";
import { euroInputText } from "../../text/euro-input";
import { GERMAN_CSV, writeCsv } from "../../text/write-csv";
import type { Menu, MenuItem } from "../menu.schema";

/**
 * Columns of the menu CSV, one dish per row. Option groups are not exported; an import keeps them.
 * `add_ons` and `diet` are separated by spaces; empty `add_ons` means not declared,
 * {@link NO_ADD_ONS} means none. Amounts are euros, `sold_out` is `x` or empty.
 */
export const MENU_COLUMNS = [
  "id",
  "category",
  "number",
  "name_de",
  "name_en",
  "description_de",
  "description_en",
  "price",
  "vat",
  "add_ons",
  "diet",
  "volume_ml",
  "deposit",
  "min_age",
  "sold_out",
] as const;

export type MenuColumn = (typeof MENU_COLUMNS)[number];

/** Value of the column `add_ons` for a dish declared to contain no allergens and additives. */
export const NO_ADD_ONS = "none";

/** Exports the dishes of a menu as CSV, in the order of the menu. */
export function menuCsv({ items }: Pick<Menu, "items">): string {
  const rows = items.map((item) => {
    const cells = cellsOf(item);
    return MENU_COLUMNS.map((column) => cells[column]);
  });
  return writeCsv([MENU_COLUMNS, ...rows], GERMAN_CSV);
}

function cellsOf(item: MenuItem): Record<MenuColumn, string> {
  const { add_ons, deposit_cents } = item;
  return {
    id: item.id,
    category: item.category,
    number: item.number ?? "",
    name_de: item.name.de,
    name_en: item.name.en,
    description_de: item.description?.de ?? "",
    description_en: item.description?.en ?? "",
    price: Number.isNaN(item.preis) ? "" : euroInputText(centsFromEuros(item.preis)),
    vat: String(item.vat),
    add_ons: add_ons?.length === 0 ? NO_ADD_ONS : (add_ons ?? []).join(" "),
    diet: (item.diet ?? []).join(" "),
    volume_ml: item.volume_ml === undefined ? "" : String(item.volume_ml),
    deposit: deposit_cents === undefined ? "" : euroInputText(deposit_cents),
    min_age: item.min_age === undefined ? "" : String(item.min_age),
    sold_out: item.sold_out ? "x" : "",
  };
}
