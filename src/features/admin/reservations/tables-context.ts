import { strictContext } from "../../../data/strict-context";
import type { Reservation } from "../../../domain/reservation/reservation.schema";
import type { Instant } from "../../../domain/shared/berlin-time";
import type { Restaurant } from "../../../domain/tenant/restaurant.schema";
import type { TableSteps } from "./use-table-steps";

/** What every entry needs to know besides its reservation. */
export interface TablesTools {
  readonly now: Instant;
  readonly steps: TableSteps;
  /** The restaurant to name on the entry; null where all are of the same one. */
  readonly venueOf: (reservation: Reservation) => Restaurant | null;
}

const [TablesToolsContext, useTablesToolsContext] = strictContext<TablesTools>(
  "useTablesTools must be used within the day view",
);

export { TablesToolsContext };

/** The tools of the day around an entry. */
export const useTablesTools = useTablesToolsContext;
