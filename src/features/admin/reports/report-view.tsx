import type { Report } from "@/domain/report/report.schema";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { EmptyState } from "@/ui/feedback/empty-state";
import { ReportFigures } from "./report-figures";
import { ReportSection } from "./report-section";
import {
  daysTable,
  dayText,
  hoursTable,
  itemsTable,
  moneyTable,
  outcomeTable,
  seatsTable,
} from "./report-tables";
import { RetentionNotice } from "./retention-notice";

/** A report: key figures, then one section per table. */
export function ReportView({ report }: { report: Report }) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  const words = { texts, language };
  const { resto_key, from, to, orders, tables, truncated } = report;
  const fileOf = (what: string) => texts.csvName(resto_key, what, from, to);
  const files = texts.csvFiles;
  const isEmpty = orders.orders === 0 && tables.parties + tables.cancelled === 0;
  return (
    <div className="report">
      <p className="report__period" role="status">
        {texts.period(dayText(from, language), dayText(to, language))}
      </p>
      {truncated && <p className="report__note">{texts.truncated(dayText(to, language))}</p>}
      <RetentionNotice from={from} />
      {isEmpty ? (
        <EmptyState title={texts.emptyTitle} text={texts.empty} />
      ) : (
        <>
          <ReportFigures report={report} />
          <div className="report__sections">
            <ReportSection
              title={texts.byDay}
              table={daysTable(report, words)}
              file={fileOf(files.days)}
              look={{ barsOf: 3, isWide: true }}
            />
            <ReportSection
              title={texts.byHour}
              table={hoursTable(report, words)}
              file={fileOf(files.hours)}
              look={{ barsOf: 1 }}
            />
            <ReportSection
              title={texts.topItems}
              table={itemsTable(report, words)}
              file={fileOf(files.items)}
              look={{ barsOf: 1 }}
            />
            <ReportSection
              title={texts.money}
              table={moneyTable(report, words)}
              file={fileOf(files.money)}
            />
            <ReportSection
              title={texts.outcome}
              table={outcomeTable(report, words)}
              file={fileOf(files.outcome)}
            />
            <ReportSection
              title={texts.tables}
              table={seatsTable(report, words)}
              file={fileOf(files.tables)}
              look={{
                isWide: true,
                barsOf: 2,
                intro: <p className="report__help">{texts.useHelp}</p>,
              }}
            />
          </div>
          <p className="report__help">{texts.basis}</p>
          <p className="report__help">{texts.csvHelp}</p>
        </>
      )}
    </div>
  );
}
