import type { Instant } from "../../time/berlin-time";
import type { ChangeReservationRequest, TableRequest } from "../reservation-requests.schema";

/** A new day, time or party size for a reservation, or other tables. */
export interface ReservationMove
  extends TableRequest,
    Pick<ChangeReservationRequest, "table_ids" | "overbook"> {
  readonly by: "guest" | "staff";
  readonly version: number;
  readonly now: Instant;
}
