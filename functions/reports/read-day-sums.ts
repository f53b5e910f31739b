import { type DaySums, daySums } from "@/domain/report/day-sums";
import { daysOf, type ReportRange } from "@/domain/report/report-range";
import { groupBy } from "@/domain/stored-data/group-by";
import { addDays, HOUR_MS, type Instant, type LocalDate, toLocal } from "@/domain/time/berlin-time";
import { readStoredDays, saveDaySums } from "./day-sums-store";
import { readReportedOrders } from "./report-store";

interface ReadDays {
  readonly days: ReadonlyMap<LocalDate, DaySums>;
  /** The last complete day if the range holds more orders than may be read; else null. */
  readonly until: LocalDate | null;
}

/** After midnight, transactions of the day before may still commit. */
const CLOSING_MS = HOUR_MS;

/** Days whose orders are in memory at once. */
const MAX_GAP_DAYS = 7;

/**
 * The sums of each day of a range. Days that are over are summed up once and stored: reads one document
 * for each, and the orders of days that are not stored yet.
 * @param maxOrders after so many orders no further day is read
 */
export async function readDaySums(
  key: string,
  range: ReportRange,
  { now, maxOrders }: { readonly now: Instant; readonly maxOrders: number },
): Promise<ReadDays> {
  const openFrom = toLocal(now - CLOSING_MS).date;
  const dates = daysOf(range);
  const closed = dates.filter((date) => date < openFrom);
  const stored = await readStoredDays(key, closed);
  const changesOf = new Map(closed.map((date, index) => [date, stored[index]?.changes ?? 0]));
  const days = new Map<LocalDate, DaySums>();
  for (const [index, date] of closed.entries()) {
    const sums = stored[index]?.sums;
    if (sums) days.set(date, sums);
  }
  let left = maxOrders;
  for (const gap of gapsIn(dates, days)) {
    if (left <= 0) return { days, until: addDays(gap.from, -1) };
    const { rows, until } = await readReportedOrders(key, gap, left);
    left -= rows.length;
    const byDay = groupBy(rows, ({ local_date }) => local_date);
    const summed = daysOf({ from: gap.from, to: until ?? gap.to });
    await Promise.all(
      summed.map(async (date) => {
        const sums = daySums(byDay.get(date) ?? [], date);
        days.set(date, sums);
        const changes = changesOf.get(date);
        if (changes !== undefined) await saveDaySums(key, date, sums, changes);
      }),
    );
    if (until !== null) return { days, until };
  }
  return { days, until: null };
}

/** Days without sums in runs of a week at most. */
function gapsIn(dates: readonly LocalDate[], days: ReadonlyMap<LocalDate, unknown>): ReportRange[] {
  const gaps: { from: LocalDate; to: LocalDate }[] = [];
  for (const date of dates.filter((each) => !days.has(each))) {
    const last = gaps.at(-1);
    const isNext = last && addDays(last.to, 1) === date;
    if (isNext && date < addDays(last.from, MAX_GAP_DAYS)) last.to = date;
    else gaps.push({ from: date, to: date });
  }
  return gaps;
}
