/** One row of `docs/faults.md`. */
export interface FaultRow {
  readonly row: number;
  readonly fault: string;
  /** Required result. */
  readonly bar: string;
  /** Result before the fault was prevented, if it was found by an attack. */
  readonly before?: string;
}
