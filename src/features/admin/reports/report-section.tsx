import { type ReactNode, useId } from "react";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { downloadFile } from "@/ui/download-file";
import { BarChart } from "./bar-chart";
import { cellText, type ReportTable, tableCsv } from "./report-table";

/** Tables with more columns stack their rows on a phone. */
const MAX_PHONE_COLUMNS = 3;

interface ReportSectionProps {
  readonly title: string;
  readonly table: ReportTable;
  /** File name of the CSV export. */
  readonly file: string;
  /** `barsOf` is the index of the column shown as a chart. */
  readonly look?: {
    readonly barsOf?: number;
    readonly intro?: ReactNode;
    readonly isWide?: boolean;
  };
}

/** Part of a report: an optional chart, a table, and the table as CSV. */
export function ReportSection({ title, table, file, look = {} }: ReportSectionProps) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  const id = useId();
  const { columns, rows } = table;
  const { barsOf, intro, isWide } = look;
  const formatCell = (cell: (typeof rows)[number][number], index: number) =>
    cellText(cell, columns[index]?.kind ?? "text", { language, percent: texts.percent });
  return (
    <section
      className={`report-section${isWide ? " report-section--wide" : ""}`}
      aria-labelledby={id}
    >
      <h2 className="report-section__title" id={id}>
        {title}
      </h2>
      {intro}
      {barsOf !== undefined && (
        <BarChart
          title={title}
          bars={rows.map((cells) => ({
            label: formatCell(cells[0] ?? null, 0),
            value: Number(cells[barsOf] ?? 0),
            text: formatCell(cells[barsOf] ?? null, barsOf),
          }))}
        />
      )}
      <div className="report-section__scroll" data-testid="report-scroll">
        {/* Inside the scrolling box, which needs a focusable element for the keyboard. */}
        <button
          className="button button--outline report-section__csv"
          type="button"
          aria-label={texts.csvOf(title)}
          onClick={() =>
            downloadFile(file, tableCsv(table, language, texts.euros), "text/csv;charset=utf-8")
          }
        >
          {texts.csv}
        </button>
        <table
          className={`report-table${columns.length > MAX_PHONE_COLUMNS ? " report-table--many" : ""}`}
        >
          <thead>
            <tr>
              {columns.map(({ label, kind }) => (
                <th key={label} scope="col" data-kind={kind}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={String(cells[0])}>
                {cells.map((cell, index) =>
                  index === 0 ? (
                    <th key={columns[index]?.label} scope="row">
                      {formatCell(cell, index)}
                    </th>
                  ) : (
                    <td
                      key={columns[index]?.label}
                      data-kind={columns[index]?.kind}
                      data-label={columns[index]?.label}
                    >
                      {formatCell(cell, index)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
