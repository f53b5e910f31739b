import { addDays, toInstant, toLocal } from "@/domain/time/berlin-time";
import { DemoLedger } from "@/hosting/local/history/demo-ledger";
import { makeHistory } from "@/hosting/local/history/make-history";
import { loadBundledMenu } from "@/tenant-configs/load-menu";

export const KEY = "resto-bobingen";
export const menu = await loadBundledMenu(KEY);

/** Starts of the demo: a Saturday evening, the middle of the night, a closed Monday, midnight. */
export const STARTS = {
  saturday: toInstant("2026-11-21", 19 * 60 + 20),
  night: toInstant("2026-11-25", 3 * 60 + 7),
  closed: toInstant("2026-11-23", 13 * 60 + 41),
  midnight: toInstant("2026-12-31", 24 * 60 + 2),
  clockChange: toInstant("2027-03-28", 4 * 60),
};

/**
 * The history at `now`.
 * @param days a backend has an older history already; all 60 days without
 */
export function historyAt(now: number, days: number | null = null) {
  const ledger = new DemoLedger(KEY);
  const lastDate = days === null ? null : addDays(toLocal(now).date, -days);
  return { history: makeHistory({ menu, now, lastDate, ledger }), ledger };
}

export function statusesOf(items: readonly { status: string }[]): string[] {
  return [...new Set(items.map(({ status }) => status))].toSorted();
}
