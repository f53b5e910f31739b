import {
  type ChangeMyGuestBookRequest,
  type GuestBookEntry,
  guestBookEntrySchema,
} from "@/domain/guest/guest-card.schema";
import { type CallResult, call } from "../call";

/** What a restaurant's guest book holds about the signed-in guest. */
export function callReadMyGuestBook(resto_key: string): Promise<CallResult<GuestBookEntry>> {
  return call("readMyGuestBook", { resto_key }, guestBookEntrySchema);
}

/** Changes the allergies, or withdraws the agreement; safe to repeat. */
export function callChangeMyGuestBook(
  request: ChangeMyGuestBookRequest,
): Promise<CallResult<GuestBookEntry>> {
  return call("changeMyGuestBook", request, guestBookEntrySchema);
}
