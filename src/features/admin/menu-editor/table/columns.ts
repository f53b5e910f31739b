import { parsePortions } from "@/domain/availability/portions-input";
import { MAX_COST_CENTS } from "@/domain/menu/costs/dish-costs.schema";
import type { MenuItem } from "@/domain/menu/menu.schema";
import type { Cents } from "@/domain/money/money";
import { err, ok, type Result } from "@/domain/result/result";
import { euroInputText, parseEuros } from "@/domain/text/euro-input";

/** The columns of the table, from left to right. */
export const COLUMNS = [
  "chosen",
  "number",
  "name",
  "preis",
  "vat",
  "sold_out",
  "stock",
  "cost",
] as const;

export type Column = (typeof COLUMNS)[number];

/** Columns whose cells are typed into. */
export type TypedColumn = "number" | "preis" | "stock" | "cost";

export function isTyped(column: Column): column is TypedColumn {
  return ["number", "preis", "stock", "cost"].includes(column);
}

/** A dish with data outside the menu: its remaining portions and its cost. */
export interface TableDish {
  readonly item: MenuItem;
  readonly left: number | null;
  /** Cost of a portion to the restaurant, in cents; null if unknown. */
  readonly cost: Cents | null;
}

/** The text that a cell is edited as. */
export function cellText({ item, left, cost }: TableDish, column: TypedColumn): string {
  if (column === "number") return item.number ?? "";
  if (column === "stock") return left === null ? "" : String(left);
  if (column === "cost") return cost === null ? "" : euroInputText(cost);
  return Number.isNaN(item.preis) ? "" : euroInputText(Math.round(item.preis * 100));
}

/** The change made by a typed text: fields of the dish, its portions, or its cost. */
export type CellChange =
  | { readonly fields: Partial<MenuItem> }
  | { readonly portions: number | null }
  | { readonly cost: Cents | null };

/** Parses a typed text; refuses an invalid price or count. */
export function readCell(column: TypedColumn, text: string): Result<CellChange, TypedColumn> {
  if (column === "number") return ok({ fields: { number: text.trim() || undefined } });
  if (column === "stock") {
    const portions = parsePortions(text);
    return portions === undefined ? err(column) : ok({ portions });
  }
  if (column === "cost" && text.trim() === "") return ok({ cost: null });
  const cents = parseEuros(text);
  if (column === "cost") {
    return cents === null || cents > MAX_COST_CENTS ? err(column) : ok({ cost: cents });
  }
  return cents === null ? err(column) : ok({ fields: { preis: cents / 100 } });
}
