import { parsePortions } from "@/domain/availability/portions-input";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { err, ok, type Result } from "@/domain/result/result";
import { euroInputText, parseEuros } from "@/domain/text/euro-input";

/** The columns of the table, from left to right. */
export const COLUMNS = ["chosen", "number", "name", "preis", "vat", "sold_out", "stock"] as const;

export type Column = (typeof COLUMNS)[number];

/** Columns whose cells are typed into. */
export type TypedColumn = "number" | "preis" | "stock";

export function isTyped(column: Column): column is TypedColumn {
  return column === "number" || column === "preis" || column === "stock";
}

/** A dish with the portions that are left of it. */
export interface TableDish {
  readonly item: MenuItem;
  readonly left: number | null;
}

/** The text that a cell is edited as. */
export function cellText({ item, left }: TableDish, column: TypedColumn): string {
  if (column === "number") return item.number ?? "";
  if (column === "stock") return left === null ? "" : String(left);
  return Number.isNaN(item.preis) ? "" : euroInputText(Math.round(item.preis * 100));
}

/** What a typed text changes: fields of the dish, or its portions. */
export type CellChange =
  | { readonly fields: Partial<MenuItem> }
  | { readonly portions: number | null };

/** Reads a typed text; refuses a price or a count that is none. */
export function readCell(column: TypedColumn, text: string): Result<CellChange, TypedColumn> {
  if (column === "number") return ok({ fields: { number: text.trim() || undefined } });
  if (column === "stock") {
    const portions = parsePortions(text);
    return portions === undefined ? err(column) : ok({ portions });
  }
  const cents = parseEuros(text);
  return cents === null ? err(column) : ok({ fields: { preis: cents / 100 } });
}
