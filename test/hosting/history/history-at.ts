import { toInstant } from "@/domain/time/berlin-time";
import { DemoLedger } from "@/hosting/local/history/demo-ledger";
import { type DemoHistory, makeHistory } from "@/hosting/local/history/make-history";
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

const made = new Map<number, { history: DemoHistory; ledger: DemoLedger }>();

/** The history of an empty backend at `now`, made once. */
export function historyAt(now: number) {
  const known = made.get(now);
  if (known) return known;
  const ledger = new DemoLedger(KEY);
  const history = makeHistory({ menu, now, lastDate: null, ledger });
  made.set(now, { history, ledger });
  return { history, ledger };
}

export function statusesOf(items: readonly { status: string }[]): string[] {
  return [...new Set(items.map(({ status }) => status))].toSorted();
}
