import { useCallback, useState } from "react";
import { useLatestCall } from "@/data/use-latest-call";
import { useWhileVisible } from "@/data/use-while-visible";
import type { OverviewEntry } from "@/domain/report/overview.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { callReadOverview } from "@/firebase/callables/team-callables";
import { useSetAtom } from "@/state/jotai-hooks";
import { reportServerTimeAtom } from "@/state/restaurant/clock-atoms";

/** Each call reads a few documents per restaurant. */
const EVERY_MS = 60_000;

/** State of the restaurants at the last successful call. */
export interface Overview {
  readonly entries: ReadonlyMap<string, OverviewEntry>;
  readonly asOf: Instant | null;
  readonly status: "loading" | "ready" | "failed";
  readonly reload: () => void;
}

type State = Omit<Overview, "reload">;

const NONE: State = { entries: new Map(), asOf: null, status: "loading" };

/**
 * Loads the overview now, every minute while the page is visible, and when the page becomes visible
 * or online again. Answers to earlier calls are ignored.
 * @param joinedKeys keys of the restaurants, separated by spaces
 */
export function useOverview(joinedKeys: string): Overview {
  const [{ of, state }, setOverview] = useState({ of: joinedKeys, state: NONE });
  const reportServerTime = useSetAtom(reportServerTimeAtom);
  const startCall = useLatestCall();

  const reload = useCallback(async () => {
    const keys = joinedKeys.split(" ").filter((key) => key !== "");
    const isLatest = startCall();
    const change = (next: (before: State) => State) =>
      setOverview((last) => ({
        of: joinedKeys,
        state: next(last.of === joinedKeys ? last.state : NONE),
      }));
    change((before) => ({ ...before, status: "loading" }));
    const answer = await callReadOverview(keys);
    if (!isLatest()) return;
    if (!answer.ok) {
      change((before) => ({ ...before, status: "failed" }));
      return;
    }
    const { restaurants, server_time } = answer.value;
    reportServerTime(server_time);
    const entries = new Map(restaurants.map((entry) => [entry.resto_key, entry]));
    change(() => ({ entries, asOf: server_time, status: "ready" }));
  }, [joinedKeys, reportServerTime, startCall]);

  useWhileVisible(reload, EVERY_MS);

  return { ...(of === joinedKeys ? state : NONE), reload };
}
