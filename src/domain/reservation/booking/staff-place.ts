import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import type { Instant } from "../../time/berlin-time";
import type { CreateStaffBookingRequest } from "../reservation-requests.schema";
import {
  chosenPlace,
  findPlace,
  type Place,
  type Seating,
  seatPlanOf,
} from "../seating/find-place";
import type { HeldStay } from "../seating/held-stay";
import type { SeatedStay } from "../seats/seat-buckets";
import { type BookingContext, stayFrom } from "../times/bookable-times";
import { openQuarters, staffBookingStart } from "../times/staff-booking-times";

type StaffContext = BookingContext & Seating;

/** The place that staff ask for; they may name tables. */
type StaffChoice = Pick<
  CreateStaffBookingRequest,
  "date" | "time" | "party_size" | "table_ids" | "overbook"
> & { readonly kind?: CreateStaffBookingRequest["kind"] };

/**
 * A place for a stay: the tables that staff chose (refuses like `chosenPlace`), else the best one
 * (SLOT_FULL, except for walk-ins with the nearest time that has one). With `overbook`, a party that
 * fits nowhere is booked without a table.
 * @param context without the party's own seats and tables
 */
export function placeForStaff(
  stay: SeatedStay & Pick<HeldStay, "table_ids">,
  request: StaffChoice,
  context: StaffContext,
  now: Instant,
): Result<Place, Refusal> {
  const { table_ids, overbook = false, kind } = request;
  const plan = seatPlanOf(context.restaurant);
  if (table_ids) return chosenPlace(plan, context, stay, { table_ids, overbook });
  const place = findPlace(plan, context, stay);
  if (place) return ok(place);
  if (overbook) return ok(plan.tables ? { table_ids: [] } : {});
  return err(
    kind === "walk_in" ? refusal("SLOT_FULL") : staffSlotFullRefusal(context, request, now),
  );
}

/** SLOT_FULL with the nearest time of the same day that has a place, if there is one. */
function staffSlotFullRefusal(
  context: StaffContext,
  request: Pick<CreateStaffBookingRequest, "date" | "time" | "party_size">,
  now: Instant,
): Refusal {
  const requested = staffBookingStart(context, request, now);
  if (!requested.ok) return refusal("SLOT_FULL");
  const [nearest] = freeStarts(context, request, now).sort(
    (one, other) => Math.abs(one - requested.value) - Math.abs(other - requested.value),
  );
  return refusal("SLOT_FULL", nearest === undefined ? {} : { next_at: nearest });
}

/**
 * Starts of a staff booking on a day that have a place for the party, soonest first, from `now` on.
 * The telephone booking presets the first one.
 */
export function freeStarts(
  context: StaffContext,
  { date, party_size }: Pick<CreateStaffBookingRequest, "date" | "party_size">,
  now: Instant,
): Instant[] {
  const plan = seatPlanOf(context.restaurant);
  return openQuarters(context, date).filter(
    (start) =>
      start >= now && findPlace(plan, context, stayFrom(context, start, party_size)) !== null,
  );
}
