import { euroInputText } from "../../shared/euro-input";
import { centsFromEuros } from "../../shared/money";
import { GERMAN_CSV, writeCsv } from "../../shared/write-csv";
import type { Menu, MenuItem } from "../menu.schema";

/**
 * Columns of a menu as CSV, one dish per row. Option groups do not fit into rows: they stay with
 * their dish. `add_ons` and `diet` are lists with spaces; `add_ons` without anything means "not
 * declared", {@link NO_ADD_ONS} that there are none. Amounts are euros, `sold_out` is `x` or empty.
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

/** In the column `add_ons`: the dish has been declared and contains none. */
export const NO_ADD_ONS = "none";

/** A menu's dishes as CSV, in the order of the menu. */
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
