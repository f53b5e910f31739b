import type { RushFigures } from "@/hosting/local/rush/rush-figures";
import { percentiles } from "../percentiles";
import type { MoneySums } from "./reconcile-rush";

/** What a rush has measured; instants are those of `performance.now()`, by order. */
export interface RushTimes {
  readonly figures: RushFigures;
  readonly sentAt: ReadonlyMap<string, number>;
  readonly seenAt: ReadonlyMap<string, number>;
  /** Orders that guests pay online, which takes them as long as they like. */
  readonly online: ReadonlySet<string>;
  /** From an acceptance to the guest's page, in milliseconds. */
  readonly back: readonly number[];
  readonly repeated: number;
}

/** The figures of a rush. */
export function rushReport(run: RushTimes, stored: number, loads: readonly number[]): string {
  const toBoard = [...run.seenAt].flatMap(([id, seenAt]) => {
    const sentAt = run.sentAt.get(id);
    return sentAt === undefined || run.online.has(id) ? [] : [seenAt - sentAt];
  });
  return [
    run.figures.line(),
    `Sent twice                    ${run.repeated}`,
    `Stored orders                 ${stored}`,
    `From the call to the board    ${percentiles(toBoard)}`,
    `From accepting to the guest   ${percentiles(run.back)}`,
    `Load of the machine           ${loads.map((load) => load.toFixed(1)).join(" → ")}`,
    ...run.figures.errors.slice(0, 5).map((error) => `Error: ${error}`),
  ].join("\n");
}

/** The sums of the money of a rush. */
export function moneyReport(
  { orders, deposits, owed, held, taken, returned }: MoneySums,
  refunds: number,
): string {
  const euros = (cents: number) => `${(cents / 100).toFixed(2)} €`;
  return [
    `Online orders                 ${orders}`,
    `Deposits for tables           ${deposits}`,
    `Refunds by managers           ${refunds}`,
    `Owed                          ${euros(owed)}`,
    `Held + taken − returned       ${euros(held)} + ${euros(taken)} − ${euros(returned)} = ${euros(held + taken - returned)}`,
  ].join("\n");
}
