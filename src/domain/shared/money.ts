/** Whole euro cents. All arithmetic inside the product happens in this unit. */
export type Cents = number;

/**
 * Converts a configured decimal euro amount at the edge.
 * @param euros as written in configurations, at most two decimals; may be negative
 * @returns nearest whole cent, halves away from zero
 */
export function centsFromEuros(euros: number): Cents {
  // 1.005 * 100 is 100.49999…: rounding the decimal text avoids the binary error.
  const cents = Math.round(Number(`${Math.abs(euros).toFixed(6)}e2`));
  return euros < 0 ? -cents : cents;
}

/**
 * Percentage of an amount, half a cent rounded up (contract section 4).
 * @param percent 0 to 100, at most two decimals
 */
export function percentOf(amount: Cents, percent: number): Cents {
  // 7.3 * 1000 is 7299.999…: in hundredths of a percent everything is whole.
  return Math.floor((Math.round(amount * percent * 100) + 5000) / 10_000);
}
