/** Addresses that the overview links to. */
export interface OverviewLinks {
  readonly board: string;
  readonly reservations: string;
  readonly payments: string;
  /** Selects a restaurant for the page that opens. */
  readonly choose: (restoKey: string) => void;
}
