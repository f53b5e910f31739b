import type { OverviewEntry } from "@/domain/report/overview.schema";
import { ok } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { callReadOverview } from "@/firebase/callables/team-callables";
import { useSetAtom } from "@/state/jotai-hooks";
import { reportServerTimeAtom } from "@/state/restaurant/clock-atoms";
import { useRead } from "../use-read";

/** Each call reads a few documents per restaurant. */
const EVERY_MS = 60_000;

/** State of the restaurants at the last successful call. */
export interface Overview {
  readonly entries: ReadonlyMap<string, OverviewEntry>;
  readonly asOf: Instant | null;
  readonly status: "loading" | "ready" | "failed";
  readonly reload: () => void;
}

const NONE: ReadonlyMap<string, OverviewEntry> = new Map();

/**
 * Loads the overview now, every minute while the page is visible, and when the page becomes visible
 * or online again.
 */
export function useOverview(restoKeys: readonly string[]): Overview {
  const reportServerTime = useSetAtom(reportServerTimeAtom);
  const { value, status, reload } = useRead(
    `overview ${restoKeys.join(" ")}`,
    async () => {
      const answer = await callReadOverview(restoKeys);
      if (!answer.ok) return answer;
      const { restaurants, server_time: asOf } = answer.value;
      reportServerTime(asOf);
      return ok({ entries: new Map(restaurants.map((each) => [each.resto_key, each])), asOf });
    },
    { everyMs: EVERY_MS },
  );
  return { entries: value?.entries ?? NONE, asOf: value?.asOf ?? null, status, reload };
}
