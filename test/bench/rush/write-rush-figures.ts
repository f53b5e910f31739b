import { writeFaultsPage } from "../faults-file";
import type { MoneySums } from "./reconcile-rush";
import type { RushAudit } from "./rush-audit";

/** What a rush with faults counted. */
interface RushCounts {
  readonly minutes: number;
  readonly killed: number;
  /** How often each fault of the provider has happened. */
  readonly faults: Readonly<Record<string, number>>;
  readonly refunds: number;
  readonly repeated: number;
  readonly lookedUp: number;
  readonly sums: Pick<MoneySums, "orders" | "deposits">;
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
    "of them paid online": counts.sums.orders,
    "deposits for tables": counts.sums.deposits,
    "refunds by managers": counts.refunds,
    "refunds that banks sent back, made again": counts.repeated,
    "payments looked up because an event was lost": counts.lookedUp,
    "faults of the provider": Object.values(counts.faults).reduce((sum, count) => sum + count, 0),
    "functions killed": counts.killed,
    "orders lost": entries(orders.lost),
    "orders doubled": entries(orders.doubled),
    "cents lost": cents(money.lost),
    "cents doubled": cents(money.doubled),
    "cents unexplained": cents(money.unexplained),
    "payments whose stored sum differs": entries(money.misreported),
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
