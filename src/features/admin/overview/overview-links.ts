/** Where the overview leads. */
export interface OverviewLinks {
  readonly board: string;
  readonly reservations: string;
  readonly payments: string;
  /** Selects a restaurant for the page that opens. */
  readonly choose: (restoKey: string) => void;
}
