import { useEffect, useState } from "react";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { PageSkeleton } from "@/admin-ui/feedback/page-skeleton";
import { Page } from "@/admin-ui/layout/page";
import { type ReportRange, rangeBefore } from "@/domain/report/report-range";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addDays, toLocal } from "@/domain/time/berlin-time";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { ExportMenu } from "./export-menu";
import { PrintedClosing } from "./printed-closing";
import { RangePicker } from "./range-picker";
import { ReportView } from "./report-view";
import { type LoadedReport, useReport } from "./use-report";

/** Report of one restaurant and period, compared with the period before. */
export function ReportsPage({ restaurant }: { restaurant: Restaurant }) {
  const texts = useTexts(reportsTexts);
  const today = toLocal(useAtomValue(serverNowAtom)).date;
  const [range, setRange] = useState<ReportRange>({ from: addDays(today, -6), to: today });
  const loaded = useReport(restaurant.key, range);
  const before = useReport(restaurant.key, rangeBefore(range));
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const finish = () => setPrinting(false);
    window.addEventListener("afterprint", finish, { once: true });
    window.print();
    return () => window.removeEventListener("afterprint", finish);
  }, [isPrinting]);
  const { report } = loaded;
  return (
    <Page
      title={texts.title}
      description={restaurant.title}
      actions={
        <RangePicker today={today} range={range} onRange={setRange}>
          {report && <ExportMenu report={report} onPrint={() => setPrinting(true)} />}
        </RangePicker>
      }
    >
      {report ? (
        <ReportView report={report} before={comparable(before, report)} />
      ) : (
        <Waiting loaded={loaded} />
      )}
      {isPrinting && report && <PrintedClosing report={report} restaurant={restaurant.title} />}
    </Page>
  );
}

/** A report that ended early would compare different numbers of days. */
function comparable({ report: before }: LoadedReport, report: { truncated: boolean }) {
  return before && !before.truncated && !report.truncated ? before : null;
}

function Waiting({ loaded }: { loaded: LoadedReport }) {
  const texts = useTexts(reportsTexts);
  if (loaded.status === "failed")
    return <InlineError title={texts.failed} onRetry={loaded.reload} />;
  if (loaded.status === "refused") {
    return <InlineError title={texts.notAllowed} onRetry={loaded.reload} />;
  }
  return <PageSkeleton label={texts.loading} />;
}
