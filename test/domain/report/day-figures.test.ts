import { expect, it } from "vitest";
import { type DayFigures, sumFigures } from "@/domain/report/day-figures";

const day = (factor: number): DayFigures => ({
  orders: 3 * factor,
  turnover_cents: 1050 * factor,
  parties: factor,
  guests: 4 * factor,
});

it("sums up every figure of both days", () => {
  const all = [
    { today: day(1), week_before: day(10) },
    { today: day(2), week_before: day(20) },
  ];
  expect(sumFigures(all)).toEqual({ today: day(3), week_before: day(30), missing: 0 });
});

it("counts restaurants without figures and leaves them out of the sum", () => {
  const known = { today: day(1), week_before: day(2) };
  expect(sumFigures([null, known, null])).toEqual({ ...known, missing: 2 });
});

it("gives no sum when no figures are known, and one of zeros when all are zero", () => {
  expect(sumFigures([])).toBeNull();
  expect(sumFigures([null])).toBeNull();
  const quiet = { today: day(0), week_before: day(0) };
  expect(sumFigures([quiet])).toEqual({ ...quiet, missing: 0 });
});
