import { useEffect, useState } from "react";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { PageSkeleton } from "@/admin-ui/feedback/page-skeleton";
import { Page } from "@/admin-ui/layout/page";
import { useReport } from "@/data/staff/reports/use-report";
import type { Report } from "@/domain/report/report.schema";
import { periodRange, type ReportPeriod } from "@/domain/report/report-period";
import { rangeBefore } from "@/domain/report/report-range";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toLocal } from "@/domain/time/berlin-time";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { ExportMenu } from "./export-menu";
import { PrintedClosing } from "./printed-closing";
import { RangePicker } from "./range-picker";
import { ReportView } from "./report-view";

/** Report of one restaurant and period, compared with the period before. */
export function ReportsPage({ restaurant }: { restaurant: Restaurant }) {
  const texts = useTexts(reportsTexts);
  const today = toLocal(useAtomValue(serverNowAtom)).date;
  const [period, setPeriod] = useState<ReportPeriod>("week");
  const range = periodRange(period, today);
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
  const report = loaded.value;
  return (
    <Page
      title={texts.title}
      description={restaurant.title}
      actions={
        <RangePicker period={period} range={range} onPeriod={setPeriod}>
          {report && <ExportMenu report={report} onPrint={() => setPrinting(true)} />}
        </RangePicker>
      }
    >
      {report ? (
        <ReportView report={report} before={comparable(before.value, report)} />
      ) : (
        <Waiting loaded={loaded} />
      )}
      {isPrinting && report && <PrintedClosing report={report} restaurant={restaurant.title} />}
    </Page>
  );
}

/** A report that ended early would compare different numbers of days. */
function comparable(before: Report | null, report: Report) {
  return before && !before.truncated && !report.truncated ? before : null;
}

function Waiting({ loaded }: { loaded: ReturnType<typeof useReport> }) {
  const texts = useTexts(reportsTexts);
  if (loaded.status === "loading") return <PageSkeleton label={texts.loading} />;
  const isRefused = loaded.error?.kind === "refused";
  return (
    <InlineError title={isRefused ? texts.notAllowed : texts.failed} onRetry={loaded.reload} />
  );
}
