import { parseEuros } from "../../shared/euro-input";
import { type CsvRecord, readCsv } from "../../shared/read-csv";
import type { Restaurant } from "../../tenant/restaurant.schema";
import { newMenuId } from "../draft/menu-ids";
import type { Menu, MenuItem } from "../menu.schema";
import { DIETS } from "../search/diets";
import { MENU_COLUMNS, type MenuColumn, NO_ADD_ONS } from "./menu-csv";

/** Why a file cannot be taken, and in which line. */
export interface CsvIssue {
  readonly line: number;
  readonly code:
    | "OPEN_QUOTE"
    | "NO_HEADER"
    | "UNKNOWN_COLUMN"
    | "MISSING_COLUMN"
    | "TOO_MANY_FIELDS"
    | "DUPLICATE_ID"
    | "WRONG_VALUE"
    | "UNKNOWN_CATEGORY"
    | "UNKNOWN_CODE"
    | "NO_ROWS";
  readonly column?: string;
  readonly found?: string;
}

export interface ImportedMenu {
  /** The menu after the import; sound only where there are no problems. */
  readonly menu: Menu;
  readonly problems: readonly CsvIssue[];
}

type Cells = Record<MenuColumn, string>;

const NEEDED: readonly MenuColumn[] = ["category", "name_de", "name_en", "price", "vat"];

/**
 * Reads dishes from CSV into a menu. Rows with the id of a dish change it, options stay; rows with
 * a new id or none are new dishes; columns that are absent change nothing. The rows' order becomes
 * that of the menu; dishes without a row stay behind them.
 */
export function readMenuCsv(
  text: string,
  menu: Menu,
  restaurant: Pick<Restaurant, "add_ons">,
): ImportedMenu {
  const { records, openQuote } = readCsv(text);
  const problems: CsvIssue[] = [];
  if (openQuote !== null) problems.push({ line: openQuote, code: "OPEN_QUOTE" });
  const [header, ...rows] = records;
  if (!header) return { menu, problems: [{ line: 1, code: "NO_HEADER" }] };
  const columns = header.fields.map((name) => name.trim().toLowerCase());
  problems.push(...headerProblems(columns, header.line));
  if (rows.length === 0) problems.push({ line: header.line, code: "NO_ROWS" });
  if (problems.length > 0) return { menu, problems };

  const known = new Map(menu.items.map((item) => [item.id, item]));
  const seen = new Set<string>();
  const read = rows.map((row) => {
    const cells = cellsOf(row, columns);
    const id = cells.id || newMenuId(cells.name_de ?? "", [...known.keys(), ...seen], "gericht");
    if (seen.has(id))
      problems.push({ line: row.line, code: "DUPLICATE_ID", column: "id", found: id });
    seen.add(id);
    if (row.fields.length > columns.length) {
      problems.push({ line: row.line, code: "TOO_MANY_FIELDS" });
    }
    const parts = readCells(cells, restaurant, new Set(menu.categories.map((each) => each.id)));
    problems.push(...parts.problems.map((problem) => ({ ...problem, line: row.line })));
    const before: MenuItem = known.get(id) ?? { ...EMPTY, id };
    return { ...before, ...parts.fields };
  });
  const left = menu.items.filter(({ id }) => !seen.has(id));
  return { menu: { ...menu, items: [...read, ...left] }, problems };
}

const EMPTY: Omit<MenuItem, "id"> = {
  category: "",
  name: { de: "", en: "" },
  preis: 0,
  settings: {},
  vat: 7,
};

function headerProblems(columns: readonly string[], line: number): CsvIssue[] {
  const known: readonly string[] = MENU_COLUMNS;
  return [
    ...columns
      .filter((column, index) => !known.includes(column) || columns.indexOf(column) < index)
      .map((column) => ({ line, code: "UNKNOWN_COLUMN" as const, found: column })),
    ...NEEDED.filter((column) => !columns.includes(column)).map((column) => ({
      line,
      code: "MISSING_COLUMN" as const,
      found: column,
    })),
  ];
}

function cellsOf({ fields }: CsvRecord, columns: readonly string[]): Partial<Cells> {
  return Object.fromEntries(columns.map((column, at) => [column, (fields[at] ?? "").trim()]));
}

type CellProblem = Omit<CsvIssue, "line">;

/** What the cells of one row say; absent columns say nothing, empty ones "none". */
function readCells(
  cells: Partial<Cells>,
  { add_ons: codes }: Pick<Restaurant, "add_ons">,
  categories: ReadonlySet<string>,
): { fields: Partial<MenuItem>; problems: CellProblem[] } {
  const problems: CellProblem[] = [];
  const wrong = (column: MenuColumn, code: CsvIssue["code"] = "WRONG_VALUE") => {
    problems.push({ code, column, found: cells[column] ?? "" });
  };
  const number = (column: MenuColumn, read: (text: string) => number | null) => {
    const value = cells[column] ? read(cells[column]) : null;
    if (cells[column] && value === null) wrong(column);
    return value ?? undefined;
  };
  const whole = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : null);
  const list = (column: MenuColumn) => cells[column]?.split(/[\s,]+/).filter(Boolean) ?? [];

  const cents = number("price", parseEuros);
  if (cents === undefined && !cells.price) wrong("price");
  if (!categories.has(cells.category ?? "")) wrong("category", "UNKNOWN_CATEGORY");
  if (!cells.name_de) wrong("name_de");
  if (!cells.name_en) wrong("name_en");
  const vat = cells.vat?.replace(/\s*%$/, "");
  if (vat !== "7" && vat !== "19") wrong("vat");
  const add_ons = cells.add_ons === NO_ADD_ONS ? [] : list("add_ons");
  if (add_ons.some((code) => !Object.hasOwn(codes, code))) wrong("add_ons", "UNKNOWN_CODE");
  const diet = DIETS.filter((each) => list("diet").includes(each));
  if (diet.length < new Set(list("diet")).size) wrong("diet");
  const { description_de: de = "", description_en: en = "" } = cells;
  if (Boolean(de) !== Boolean(en)) wrong(de ? "description_en" : "description_de");

  const has = (column: MenuColumn) => cells[column] !== undefined;
  return {
    problems,
    fields: {
      category: cells.category ?? "",
      name: { de: cells.name_de ?? "", en: cells.name_en ?? "" },
      preis: (cents ?? 0) / 100,
      vat: vat === "19" ? 19 : 7,
      ...(has("number") && { number: cells.number || undefined }),
      ...(has("description_de") && { description: de ? { de, en } : undefined }),
      ...(has("add_ons") && { add_ons: cells.add_ons ? add_ons : undefined }),
      ...(has("diet") && { diet: diet.length > 0 ? diet : undefined }),
      ...(has("volume_ml") && { volume_ml: number("volume_ml", whole) }),
      ...(has("deposit") && { deposit_cents: number("deposit", parseEuros) }),
      ...(has("min_age") && { min_age: number("min_age", whole) }),
      ...(has("sold_out") && { sold_out: cells.sold_out ? true : undefined }),
    },
  };
}
