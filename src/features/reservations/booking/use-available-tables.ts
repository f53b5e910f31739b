import { useEffect, useState } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import type { AvailableTablesAnswer } from "@/domain/reservation/reservation-answers.schema";
import { callAvailableTables } from "@/firebase/callables/reservation-callables";
import { useSetAtom } from "@/state/jotai-hooks";
import { reportServerTimeAtom } from "@/state/restaurant/clock-atoms";

/** Free tables of one day. */
export type TablesState =
  | { readonly status: "loading" | "offline" | "failed" }
  | { readonly status: "ready"; readonly answer: AvailableTablesAnswer };

const AGAIN_AFTER_MS = 60_000;
const LOADING: TablesState = { status: "loading" };

/**
 * Requests the free tables of a day, and again every minute while the page is visible, when the
 * connection returns and on `refresh`. Never shows the answer for another day or party.
 */
export function useAvailableTables(
  date: string,
  partySize: number,
): { tables: TablesState; refresh: () => void } {
  const { key } = useRestaurant();
  const reportServerTime = useSetAtom(reportServerTimeAtom);
  const of = `${date} ${partySize}`;
  const [known, setKnown] = useState<{ of: string; tables: TablesState }>({
    of: "",
    tables: LOADING,
  });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void callAvailableTables({ resto_key: key, date, party_size: partySize }).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) reportServerTime(answer.value.server_time);
      const requested = `${date} ${partySize}`;
      const tables: TablesState = answer.ok
        ? { status: "ready", answer: answer.value }
        : { status: answer.error.kind === "offline" ? "offline" : "failed" };
      // The last answer for this day stays until there is a newer one.
      setKnown((before) =>
        !answer.ok && before.of === requested && before.tables.status === "ready"
          ? before
          : { of: requested, tables },
      );
    });
    const again = () => {
      if (!document.hidden) setRound(round + 1);
    };
    const timer = setTimeout(again, AGAIN_AFTER_MS);
    window.addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, [key, date, partySize, round, reportServerTime]);

  return {
    tables: known.of === of ? known.tables : LOADING,
    refresh: () => setRound(round + 1),
  };
}
