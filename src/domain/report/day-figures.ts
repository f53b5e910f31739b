import * as z from "zod/mini";

const count = z.int();

/** Sales and tables of one day. Turnover counts completed orders only. */
const dayFiguresSchema = z.object({
  orders: count,
  turnover_cents: count,
  /** Parties with a table, including no-shows, and their guests. */
  parties: count,
  guests: count,
});

export type DayFigures = z.infer<typeof dayFiguresSchema>;

/** Today so far, and the whole same weekday of the week before. */
export const comparedFiguresSchema = z.object({
  today: dayFiguresSchema,
  week_before: dayFiguresSchema,
});

export type ComparedFigures = z.infer<typeof comparedFiguresSchema>;

/** Sum over several restaurants. */
interface FiguresSum extends ComparedFigures {
  /** Restaurants whose figures are not known. */
  readonly missing: number;
}

/** Sums up the restaurants whose figures are known; null if there is none. */
export function sumFigures(all: readonly (ComparedFigures | null)[]): FiguresSum | null {
  const known = all.filter((each) => each !== null);
  if (known.length === 0) return null;
  return {
    today: sumDays(known.map(({ today }) => today)),
    week_before: sumDays(known.map(({ week_before }) => week_before)),
    missing: all.length - known.length,
  };
}

function sumDays(days: readonly DayFigures[]): DayFigures {
  const sumOf = (figure: keyof DayFigures) => days.reduce((sum, day) => sum + day[figure], 0);
  return {
    orders: sumOf("orders"),
    turnover_cents: sumOf("turnover_cents"),
    parties: sumOf("parties"),
    guests: sumOf("guests"),
  };
}
