import { addDays, type LocalDate } from "../time/berlin-time";
import type { ReportRange } from "./report-range";

/** Periods that a report offers by name, in this order. */
export const NAMED_PERIODS = ["today", "week", "month", "lastMonth"] as const;

type NamedPeriod = (typeof NAMED_PERIODS)[number];

/** What a report was asked for: a period that moves with the day, or fixed days. */
export type ReportPeriod = NamedPeriod | ReportRange;

const DAYS_BACK = { today: 0, week: 6, month: 29 } as const;

/** The days of a period; "week" and "month" are the last 7 and 30 days, today included. */
export function periodRange(period: ReportPeriod, today: LocalDate): ReportRange {
  if (typeof period !== "string") return period;
  if (period !== "lastMonth") return { from: addDays(today, -DAYS_BACK[period]), to: today };
  const to = addDays(today, -Number(today.slice(8)));
  return { from: `${to.slice(0, 8)}01`, to };
}
