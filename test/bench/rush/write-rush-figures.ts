import { writeFaultsPage } from "../faults-file";
import type { RushAudit } from "./rush-audit";

/** What a rush with faults counted. */
interface RushCounts {
  readonly minutes: number;
  readonly killed: number;
  /** How often each fault of the provider has happened. */
  readonly faults: Readonly<Record<string, number>>;
  readonly refunds: number;
  readonly onlineOrders: number;
  readonly stored: number;
  readonly orders: RushAudit;
  /** Each entry ends with its cents, except those that are unfinished. */
  readonly money: Readonly<Record<string, readonly string[]>>;
}

const ROW = 95;

/** Writes the figures of a rush with faults into `docs/faults.md`. */
export function writeRushFigures(counts: RushCounts): void {
  const { money, orders } = counts;
  const values: Readonly<Record<string, number>> = {
    minutes: counts.minutes,
    "orders stored": counts.stored,
    "of them paid online": counts.onlineOrders,
    "refunds by managers": counts.refunds,
    "faults of the provider": Object.values(counts.faults).reduce((sum, count) => sum + count, 0),
    "functions killed": counts.killed,
    "orders lost": entries(orders.lost),
    "orders doubled": entries(orders.doubled),
    "cents lost": cents(money.lost),
    "cents doubled": cents(money.doubled),
    "cents unexplained": cents(money.unexplained),
    "orders whose stored sum differs": entries(money.misreported),
    "acts never done": entries(money.unfinished),
  };
  const file = "test/bench/rush/rush.ts";
  writeFaultsPage(
    Object.entries(values).map(([name, value]) => ({ row: ROW, name, value: String(value), file })),
  );
}

const entries = (found: readonly string[] = []) => found.length;

const cents = (found: readonly string[] = []) =>
  found.reduce((sum, entry) => sum + Number(entry.split(" ").at(-1)), 0);
