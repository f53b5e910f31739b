import type { Restaurant } from "../../tenant/restaurant.schema";
import { parseEuros } from "../../text/euro-input";
import type { LocalizedText } from "../../text/localized-text";
import { type CsvLimits, type CsvRecord, readCsv } from "../../text/read-csv";
import { DIETS } from "../diets";
import { menuIdMaker } from "../draft/menu-ids";
import type { Menu, MenuItem } from "../menu.schema";
import { MENU_COLUMNS, type MenuColumn, NO_ADD_ONS } from "./menu-csv";

/** A reason why a CSV file cannot be imported. */
export interface CsvIssue {
  readonly line: number;
  readonly code:
    | "OPEN_QUOTE"
    | "NO_HEADER"
    | "UNKNOWN_COLUMN"
    | "MISSING_COLUMN"
    | "TOO_MANY_LINES"
    | "TOO_MANY_DISHES"
    | "TOO_MANY_FIELDS"
    | "TOO_LONG"
    | "DUPLICATE_ID"
    | "WRONG_VALUE"
    | "UNKNOWN_CATEGORY"
    | "UNKNOWN_CODE"
    | "NO_ROWS";
  readonly column?: string;
  readonly found?: string;
}

export interface ImportedMenu {
  /** The menu after the import; valid only if there are no issues. */
  readonly menu: Menu;
  readonly issues: readonly CsvIssue[];
}

type Cells = Record<MenuColumn, string>;

const REQUIRED: readonly MenuColumn[] = ["category", "name_de", "price", "vat"];

/** Most dishes of a menu file. A saved menu of 512 KB has room for fewer than twice as many. */
export const MAX_DISHES = 1000;

/** Fields that are longer are refused in any column; a longest text of emoji fits. */
const LIMITS: CsvLimits = {
  lines: 20_000,
  records: MAX_DISHES + 1,
  fields: 2 * MENU_COLUMNS.length,
  length: 4001,
};

const BEYOND: Readonly<Record<keyof CsvLimits, CsvIssue["code"]>> = {
  lines: "TOO_MANY_LINES",
  records: "TOO_MANY_DISHES",
  fields: "TOO_MANY_FIELDS",
  length: "TOO_LONG",
};

/**
 * Imports dishes from CSV into a menu. A row with a known id changes that dish and keeps its option
 * groups; a row with a new or no id adds a dish. Absent columns change nothing. The dishes take the
 * order of the rows, followed by dishes without a row. Pauses after every row, so that a page can do
 * other work between them.
 */
export function* readMenuCsv(
  text: string,
  menu: Menu,
  restaurant: Pick<Restaurant, "add_ons">,
): Generator<void, ImportedMenu> {
  const { records, openQuote, excess } = readCsv(text, LIMITS);
  const issues: CsvIssue[] = [];
  if (openQuote !== null) issues.push({ line: openQuote, code: "OPEN_QUOTE" });
  if (excess) issues.push({ line: excess.line, code: BEYOND[excess.limit] });
  if (issues.length > 0) return { menu, issues };
  const [header, ...rows] = records;
  if (!header) return { menu, issues: [{ line: 1, code: "NO_HEADER" }] };
  const columns = header.fields.map((name) => name.trim().toLowerCase());
  issues.push(...headerIssues(columns, header.line));
  if (rows.length === 0) issues.push({ line: header.line, code: "NO_ROWS" });
  if (issues.length > 0) return { menu, issues };

  const known = new Map(menu.items.map((item) => [item.id, item]));
  const allowed = { ...restaurant, categories: new Set(menu.categories.map(({ id }) => id)) };
  const cellsOfRows = rows.map((row) => cellsOf(row, columns));
  const given = cellsOfRows.flatMap(({ id }) => id || []);
  const newId = menuIdMaker([...known.keys(), ...given], "gericht");
  const seen = new Set<string>();
  const read: MenuItem[] = [];
  for (const [at, { line, fields }] of rows.entries()) {
    yield;
    const cells = cellsOfRows[at] ?? {};
    const id = cells.id || newId(cells.name_de ?? "");
    if (seen.has(id)) issues.push({ line, code: "DUPLICATE_ID", column: "id", found: id });
    seen.add(id);
    if (fields.length > columns.length) issues.push({ line, code: "TOO_MANY_FIELDS" });
    const before: MenuItem = known.get(id) ?? { ...EMPTY, id };
    const parts = readCells(cells, before, allowed);
    issues.push(...parts.issues.map((issue) => ({ ...issue, line })));
    read.push({ ...before, ...parts.fields });
  }
  const withoutRow = menu.items.filter(({ id }) => !seen.has(id));
  return { menu: { ...menu, items: [...read, ...withoutRow] }, issues };
}

const EMPTY: Omit<MenuItem, "id"> = {
  category: "",
  name: { de: "", en: "" },
  preis: 0,
  settings: {},
  vat: 7,
};

function headerIssues(columns: readonly string[], line: number): CsvIssue[] {
  const known: readonly string[] = MENU_COLUMNS;
  return [
    ...columns
      .filter((column, index) => !known.includes(column) || columns.indexOf(column) < index)
      .map((column) => ({ line, code: "UNKNOWN_COLUMN" as const, found: column })),
    ...REQUIRED.filter((column) => !columns.includes(column)).map((column) => ({
      line,
      code: "MISSING_COLUMN" as const,
      found: column,
    })),
  ];
}

function cellsOf({ fields }: CsvRecord, columns: readonly string[]): Partial<Cells> {
  return Object.fromEntries(columns.map((column, at) => [column, (fields[at] ?? "").trim()]));
}

type CellIssue = Omit<CsvIssue, "line">;

interface Allowed extends Pick<Restaurant, "add_ons"> {
  readonly categories: ReadonlySet<string>;
}

/** Parses the cells of one row; an absent column changes nothing, an empty cell clears the field. */
function readCells(
  cells: Partial<Cells>,
  before: MenuItem,
  { add_ons: codes, categories }: Allowed,
): { fields: Partial<MenuItem>; issues: CellIssue[] } {
  const issues: CellIssue[] = [];
  const wrong = (column: MenuColumn, code: CsvIssue["code"] = "WRONG_VALUE") => {
    issues.push({ code, column, found: cells[column] ?? "" });
  };
  const number = (column: MenuColumn, read: (text: string) => number | null) => {
    const value = cells[column] ? read(cells[column]) : null;
    if (cells[column] && value === null) wrong(column);
    return value ?? undefined;
  };
  const parseInteger = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : null);
  const list = (column: MenuColumn) => cells[column]?.split(/[\s,]+/).filter(Boolean) ?? [];

  const cents = number("price", parseEuros);
  if (cents === undefined && !cells.price) wrong("price");
  if (!categories.has(cells.category ?? "")) wrong("category", "UNKNOWN_CATEGORY");
  if (!cells.name_de) wrong("name_de");
  const vat = cells.vat?.replace(/\s*%$/, "");
  if (vat !== "7" && vat !== "19") wrong("vat");
  const add_ons = cells.add_ons === NO_ADD_ONS ? [] : list("add_ons");
  if (add_ons.some((code) => !Object.hasOwn(codes, code))) wrong("add_ons", "UNKNOWN_CODE");
  const diet = DIETS.filter((each) => list("diet").includes(each));
  if (diet.length < new Set(list("diet")).size) wrong("diet");
  const description = readText(cells, "description", before.description);
  if (cells.description_en && !description.de) wrong("description_de");

  const has = (column: MenuColumn) => cells[column] !== undefined;
  return {
    issues,
    fields: {
      category: cells.category ?? "",
      name: readText(cells, "name", before.name),
      preis: (cents ?? 0) / 100,
      vat: vat === "19" ? 19 : 7,
      ...(has("number") && { number: cells.number || undefined }),
      ...(has("description_de") && { description: description.de ? description : undefined }),
      ...(has("add_ons") && { add_ons: cells.add_ons ? add_ons : undefined }),
      ...(has("diet") && { diet: diet.length > 0 ? diet : undefined }),
      ...(has("volume_ml") && { volume_ml: number("volume_ml", parseInteger) }),
      ...(has("deposit") && { deposit_cents: number("deposit", parseEuros) }),
      ...(has("min_age") && { min_age: number("min_age", parseInteger) }),
      ...(has("sold_out") && { sold_out: cells.sold_out ? true : undefined }),
    },
  };
}

/**
 * The German text takes the place of an empty English one. Without the English column, a translation
 * stays.
 */
function readText(
  cells: Partial<Cells>,
  part: "name" | "description",
  before: LocalizedText | undefined,
): LocalizedText {
  const de = cells[`${part}_de`] ?? "";
  const translation = before && before.en !== before.de ? before.en : "";
  return { de, en: (cells[`${part}_en`] ?? translation) || de };
}
