import { BUCKET_MS, type Stay } from "@/domain/reservation/seats/seat-buckets";
import { HOUR_MS, type Instant, toLocal } from "@/domain/time/berlin-time";

/**
 * The columns of a timeline: starts of quarters of an hour, in order. Null is one narrow column that
 * stands for closed hours.
 */
export type TimeAxis = readonly (Instant | null)[];

/** Closed hours up to this length are shown in full. */
const MAX_SHOWN_GAP_MS = HOUR_MS;

/** Columns of the first and after the last quarter of a stay. */
interface ColumnSpan {
  readonly from: number;
  readonly to: number;
}

/** An hour of the axis and the columns of its quarters. */
interface HourMark extends ColumnSpan {
  /** Local hour, `HH`. */
  readonly hour: string;
}

/**
 * The axis of a day.
 * @param open starts of the quarters in opening hours, in order
 * @param stays reservations of the day, also those outside of opening hours
 */
export function timeAxis(open: readonly Instant[], stays: readonly Stay[]): TimeAxis {
  const quarters = new Set(open);
  for (const { start_at, end_at } of stays) {
    for (let at = quarterOf(start_at); at < end_at; at += BUCKET_MS) quarters.add(at);
  }
  const axis: (Instant | null)[] = [];
  let last: Instant | null = null;
  for (const at of [...quarters].sort((one, other) => one - other)) {
    if (last !== null && at - last > MAX_SHOWN_GAP_MS) axis.push(null);
    else if (last !== null) {
      for (let between = last + BUCKET_MS; between < at; between += BUCKET_MS) axis.push(between);
    }
    axis.push(at);
    last = at;
  }
  return axis;
}

/** The column of an instant; the nearest one if the axis does not show the instant. */
export function columnOf(axis: TimeAxis, instant: Instant): number {
  const column = axis.findLastIndex((at) => at !== null && at <= instant);
  return Math.max(0, column);
}

/** The columns of a stay. */
export function stayColumns(axis: TimeAxis, { start_at, end_at }: Stay): ColumnSpan {
  const from = columnOf(axis, start_at);
  return { from, to: Math.max(from, columnOf(axis, end_at - 1)) + 1 };
}

/**
 * How far the current time is along the axis, in columns with a fraction; null if the axis does not
 * show it.
 */
export function columnsUntil(axis: TimeAxis, now: Instant): number | null {
  const column = axis.indexOf(quarterOf(now));
  return column < 0 ? null : column + (now % BUCKET_MS) / BUCKET_MS;
}

/** The hours of an axis, for its head. */
export function hourMarks(axis: TimeAxis): readonly HourMark[] {
  const marks: HourMark[] = [];
  axis.forEach((at, column) => {
    if (at === null) return;
    const hour = toLocal(at).time.slice(0, 2);
    const last = marks.at(-1);
    if (last?.hour === hour && last.to === column) {
      marks[marks.length - 1] = { ...last, to: column + 1 };
    } else marks.push({ hour, from: column, to: column + 1 });
  });
  return marks;
}

/** The next column that is a quarter, in the direction of `step`; the same one at the end. */
export function nextColumn(axis: TimeAxis, column: number, step: 1 | -1): number {
  const next = column + step;
  if (next < 0 || next >= axis.length) return column;
  return axis[next] === null ? nextColumn(axis, next, step) : next;
}

function quarterOf(instant: Instant): Instant {
  return Math.floor(instant / BUCKET_MS) * BUCKET_MS;
}
