import {
  type FindKnownGuestAnswer,
  type FindKnownGuestRequest,
  findKnownGuestAnswerSchema,
} from "@/domain/guest/known-guest.schema";
import {
  type PlaceStaffOrderAnswer,
  type PlaceStaffOrderRequest,
  placeStaffOrderAnswerSchema,
} from "@/domain/order/placing/staff-order.schema";
import { type CallResult, call } from "./call";

/** Takes a telephone order; safe to repeat with the same `order_id`. */
export function callPlaceStaffOrder(
  request: PlaceStaffOrderRequest,
): Promise<CallResult<PlaceStaffOrderAnswer>> {
  return call("placeStaffOrder", request, placeStaffOrderAnswerSchema);
}

/** Looks a caller up by the whole telephone number; recorded in the audit log. */
export function callFindKnownGuest(
  request: FindKnownGuestRequest,
): Promise<CallResult<FindKnownGuestAnswer>> {
  return call("findKnownGuest", request, findKnownGuestAnswerSchema);
}
