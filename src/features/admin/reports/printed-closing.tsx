import { createPortal } from "react-dom";
import type { Report } from "@/domain/report/report.schema";
import { formatDate, formatTime } from "@/domain/text/format";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { dayText, moneyTable, outcomeTable, paymentsTable } from "./report-tables";
import { cellText, type ReportTable } from "./table/report-table";
import "./printed-closing.css";

/** The closing of a day or period for printing on A4; hidden on the screen. */
export function PrintedClosing({ report, restaurant }: { report: Report; restaurant: string }) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  const now = useAtomValue(serverNowAtom);
  const words = { texts, language };
  const period = texts.period(dayText(report.from, language), dayText(report.to, language));
  return createPortal(
    <section className="printed-closing" data-testid="printed-closing" aria-hidden="true">
      <h1>
        {texts.closing.title} {period}
      </h1>
      <p>
        {restaurant} · {texts.closing.printed(`${formatDate(now)}, ${formatTime(now)}`)}
      </p>
      <PrintedTable title={texts.payments} table={paymentsTable(report, words)} />
      <PrintedTable title={texts.money} table={moneyTable(report, words)} />
      <PrintedTable title={texts.outcome} table={outcomeTable(report, words)} />
      <p>{texts.closing.notFiscal}</p>
    </section>,
    document.body,
  );
}

function PrintedTable({ title, table }: { title: string; table: ReportTable }) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {table.rows.map((cells) => (
          <tr key={String(cells[0])}>
            {cells.map((cell, index) => (
              <td key={table.columns[index]?.label}>
                {cellText(cell, table.columns[index]?.kind ?? "text", {
                  language,
                  percent: texts.percent,
                })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
