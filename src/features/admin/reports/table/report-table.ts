import type { OrderFigure } from "@/domain/report/figure-orders.schema";
import { formatPrice } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { type CsvCell, ENGLISH_CSV, GERMAN_CSV, writeCsv } from "@/domain/text/write-csv";

/** A raw cell value: cents, a count, percent or a text. */
export type ReportCell = string | number | null;

/** `kind` determines how cells are formatted. */
export interface ReportColumn {
  readonly label: string;
  readonly kind: "text" | "count" | "cents" | "percent";
}

/** A table of a report, for page and CSV file. */
export interface ReportTable {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly ReportCell[])[];
  /** The figure of each row whose orders can be shown; null for none. */
  readonly figures?: readonly (OrderFigure | null)[];
}

/** A figure whose orders are shown, with its name for people. */
export interface NamedRow {
  readonly figure: OrderFigure;
  readonly name: string;
}

/** Formats a cell; null is a dash. */
export function cellText(
  cell: ReportCell,
  kind: ReportColumn["kind"],
  { language, percent }: { language: Language; percent: (value: number) => string },
): string {
  if (cell === null) return "–";
  if (typeof cell === "string") return cell;
  if (kind === "cents") return formatPrice(cell, language);
  return kind === "percent" ? percent(cell) : String(cell);
}

/**
 * The table as CSV. German spreadsheets expect semicolons and decimal commas. Amounts are in euros,
 * as the column headings say.
 */
export function tableCsv(
  { columns, rows }: ReportTable,
  language: Language,
  euros: (label: string) => string,
): string {
  const head = columns.map(({ label, kind }) => (kind === "cents" ? euros(label) : label));
  const body = rows.map((cells) =>
    cells.map((cell, index): CsvCell => {
      const isCents = columns[index]?.kind === "cents" && typeof cell === "number";
      return isCents ? cell / 100 : cell;
    }),
  );
  return writeCsv([head, ...body], language === "de" ? GERMAN_CSV : ENGLISH_CSV);
}
