/** Most lines between zero and the top of a chart. */
const MAX_TICKS = 4;

/**
 * Round values for the axis of a chart, from one step above zero to the first one at or above the
 * largest value; steps are 1, 2 or 5 times a power of ten.
 * @param max the largest value, >= 0
 */
export function axisTicks(max: number): number[] {
  const top = Math.max(1, max);
  const minStep = top / MAX_TICKS;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= minStep) ?? 10) * power);
  return Array.from({ length: Math.ceil(top / step) }, (_, index) => (index + 1) * step);
}
