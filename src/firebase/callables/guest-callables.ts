import {
  type BlockGuestRequest,
  type BlocksAnswer,
  blocksAnswerSchema,
} from "@/domain/guest/block-requests.schema";
import {
  type EraseGuestAnswer,
  eraseGuestAnswerSchema,
  type GuestExport,
  guestExportSchema,
  type SearchGuestsAnswer,
  searchGuestsAnswerSchema,
} from "@/domain/guest/guest-answers.schema";
import type { GuestRequest, SearchGuestsRequest } from "@/domain/guest/guest-requests.schema";
import { type CallResult, call } from "./call";

/** Finds a guest's orders and reservations at one restaurant; SIGN_IN_AGAIN after 15 minutes. */
export function callSearchGuests(
  request: SearchGuestsRequest,
): Promise<CallResult<SearchGuestsAnswer>> {
  return call("searchGuests", request, searchGuestsAnswerSchema);
}

/** Exports everything one restaurant has stored about a guest; SIGN_IN_AGAIN after 15 minutes. */
export function callExportGuest(request: GuestRequest): Promise<CallResult<GuestExport>> {
  return call("exportGuest", request, guestExportSchema);
}

/** Erases a guest at one restaurant; SIGN_IN_AGAIN after 15 minutes. Safe to repeat. */
export function callEraseGuest(request: GuestRequest): Promise<CallResult<EraseGuestAnswer>> {
  return call("eraseGuest", request, eraseGuestAnswerSchema);
}

/** Blocks or unblocks a guest; answers the restaurant's current blocks. Safe to repeat. */
export function callBlockGuest(request: BlockGuestRequest): Promise<CallResult<BlocksAnswer>> {
  return call("blockGuest", request, blocksAnswerSchema);
}

/** Lists a restaurant's current blocks, for its managers. */
export function callListBlocks(restoKey: string): Promise<CallResult<BlocksAnswer>> {
  return call("listBlocks", { resto_key: restoKey }, blocksAnswerSchema);
}
