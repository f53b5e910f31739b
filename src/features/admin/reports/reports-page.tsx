import { useState } from "react";
import type { ReportRange } from "@/domain/report/report-range";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addDays, toLocal } from "@/domain/time/berlin-time";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { ErrorState } from "@/ui/feedback/error-state";
import { LoadingState } from "@/ui/feedback/loading-state";
import { RangePicker } from "./range-picker";
import { ReportView } from "./report-view";
import { useReport } from "./use-report";
import "./reports.css";
import "./report-sections.css";

/** Report of one restaurant and period. */
export function ReportsPage({ restaurant }: { restaurant: Restaurant }) {
  const texts = useTexts(reportsTexts);
  const today = toLocal(useAtomValue(serverNowAtom)).date;
  const [range, setRange] = useState<ReportRange>({ from: addDays(today, -6), to: today });
  return (
    <div className="admin-page">
      <header className="admin-page__head">
        <div>
          <h1 className="admin-page__title">{texts.title}</h1>
          <p className="admin-page__intro">{restaurant.title}</p>
        </div>
      </header>
      <div className="report-choices">
        <RangePicker today={today} range={range} onRange={setRange} />
      </div>
      <ReportContent restoKey={restaurant.key} range={range} />
    </div>
  );
}

function ReportContent({ restoKey, range }: { restoKey: string; range: ReportRange }) {
  const texts = useTexts(reportsTexts);
  const { status, report, reload } = useReport(restoKey, range);
  if (report) return <ReportView report={report} />;
  if (status === "failed") return <ErrorState onRetry={reload} />;
  if (status === "refused") return <ErrorState help={texts.notAllowed} onRetry={reload} />;
  return <LoadingState label={texts.loading} />;
}
