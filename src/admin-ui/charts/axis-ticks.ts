/** Most lines between zero and the top of a chart. */
const MAX_TICKS = 4;

/**
 * Round values for the axis of a chart, from one step above zero to the first one at or above the
 * largest value; steps are 1, 2 or 5 times a power of ten.
 * @param most the largest value, >= 0
 */
export function axisTicks(most: number): number[] {
  const least = Math.max(1, most) / MAX_TICKS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= least) ?? 10) * power);
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) }, (_, index) => {
    return (index + 1) * step;
  });
}
