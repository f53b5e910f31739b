import { useCallback, useEffect, useState } from "react";
import { useLatestCall } from "@/data/use-latest-call";
import type { Report } from "@/domain/report/report.schema";
import type { ReportRange } from "@/domain/report/report-range";
import { callReadReport } from "@/firebase/callables/reports-callables";

/** A report and its loading state. */
export interface LoadedReport {
  readonly status: "loading" | "ready" | "failed" | "refused";
  /** The report of this restaurant and range; null until it is loaded. */
  readonly report: Report | null;
  readonly reload: () => void;
}

type State = Pick<LoadedReport, "status" | "report">;

/** Loads the report of one restaurant; answers to earlier calls are ignored. */
export function useReport(restoKey: string, { from, to }: ReportRange): LoadedReport {
  const [state, setState] = useState<State>({ status: "loading", report: null });
  const startCall = useLatestCall();

  const reload = useCallback(async () => {
    const isLatest = startCall();
    setState({ status: "loading", report: null });
    const answer = await callReadReport({ resto_key: restoKey, from, to });
    if (!isLatest()) return;
    if (answer.ok) {
      setState({ status: "ready", report: answer.value });
    } else {
      const { kind } = answer.error;
      setState({ status: kind === "refused" ? "refused" : "failed", report: null });
    }
  }, [restoKey, from, to, startCall]);

  useEffect(() => {
    void reload();
  }, [reload]);

  return { ...state, reload };
}
