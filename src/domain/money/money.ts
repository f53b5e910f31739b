/** Whole euro cents, the unit of all calculations. */
export type Cents = number;

/**
 * Converts a decimal euro amount from a configuration or menu.
 * @param euros may be negative
 * @returns nearest whole cent, half a cent away from zero
 */
export function centsFromEuros(euros: number): Cents {
  // 1.005 * 100 is 100.49999…: rounding the decimal text avoids the binary error.
  const cents = Math.round(Number(`${Math.abs(euros).toFixed(6)}e2`));
  return euros < 0 ? -cents : cents;
}

/**
 * Percentage of an amount, half a cent rounded up.
 * @param percent 0 to 100, at most two decimals
 */
export function percentOf(amount: Cents, percent: number): Cents {
  // 7.3 * 1000 is 7299.999…: hundredths of a percent are whole numbers.
  return Math.floor((Math.round(amount * percent * 100) + 5000) / 10_000);
}

/** Whether an amount has a fraction of a cent. */
export function isFinerThanCent(euros: number): boolean {
  // 0.29 * 100 is 28.999…: smaller differences are binary errors.
  return Math.abs(euros * 100 - Math.round(euros * 100)) > 1e-6;
}
