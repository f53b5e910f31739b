import type { AvailableTablesAnswer } from "@/domain/reservation/reservation-answers.schema";
import { callAvailableTables } from "@/firebase/callables/reservation-callables";
import { useSetAtom } from "@/state/jotai-hooks";
import { reportServerTimeAtom } from "@/state/restaurant/clock-atoms";
import { useRestaurant } from "./restaurant-provider";
import { useRead } from "./use-read";

/** Free tables of one day. */
export type TablesState =
  | { readonly status: "loading" | "offline" | "failed" }
  | { readonly status: "ready"; readonly answer: AvailableTablesAnswer };

const EVERY_MS = 60_000;

/**
 * Free tables of a day for a party, read again every minute while the page is visible, when the
 * connection returns and on `refresh`. An answer stays until there is a newer one.
 */
export function useAvailableTables(
  date: string,
  partySize: number,
): { readonly tables: TablesState; readonly refresh: () => void } {
  const { key } = useRestaurant();
  const reportServerTime = useSetAtom(reportServerTimeAtom);
  const { value, error, reload } = useRead(
    `tables ${key} ${date} ${partySize}`,
    async () => {
      const answer = await callAvailableTables({ resto_key: key, date, party_size: partySize });
      if (answer.ok) reportServerTime(answer.value.server_time);
      return answer;
    },
    { everyMs: EVERY_MS },
  );
  if (value) return { tables: { status: "ready", answer: value }, refresh: reload };
  const failure = error?.kind === "offline" ? "offline" : "failed";
  return { tables: { status: error ? failure : "loading" }, refresh: reload };
}
