import {
  type ChangeGuestBookRequest,
  type GuestBookEntry,
  guestBookEntrySchema,
  type ReadGuestBookAnswer,
  type ReadGuestBookRequest,
  readGuestBookAnswerSchema,
} from "@/domain/guest/guest-card.schema";
import { type CallResult, call } from "../call";

/** What the guest book holds about the guests of orders and reservations, for staff. */
export function callReadGuestBook(
  request: ReadGuestBookRequest,
): Promise<CallResult<ReadGuestBookAnswer>> {
  return call("readGuestBook", request, readGuestBookAnswerSchema);
}

/** Notes something about a guest, or ends the agreement at the guest's wish. */
export function callChangeGuestBook(
  request: ChangeGuestBookRequest,
): Promise<CallResult<GuestBookEntry>> {
  return call("changeGuestBook", request, guestBookEntrySchema);
}
