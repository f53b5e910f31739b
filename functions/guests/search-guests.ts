import type { SearchGuestsAnswer } from "@/domain/guest/guest-answers.schema";
import { searchGuestsRequestSchema } from "@/domain/guest/guest-requests.schema";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { blocksOf } from "./blocks-of";
import { type FoundPage, findOrders, findReservations } from "./guest-documents-store";
import { guestKey } from "./guest-key";
import { recordManagerAccess } from "./record-manager-access";

const NO_PAGE: FoundPage<never> = { found: [], more: false, unreadable: 0 };

/**
 * A guest's orders and reservations at one restaurant, of any age and newest first, for its managers
 * and super-administrators. Every call is recorded in the audit log. A guest without any is answered
 * with empty lists.
 */
export const searchGuests = defineCallable<SearchGuestsAnswer>("searchGuests", async (request) => {
  const input = parseRequest(searchGuestsRequestSchema, request);
  const { resto_key, orders_after, reservations_after } = input;
  requireUid(request);
  const now = await serverNow();
  const guest = { resto_key, contactKey: guestKey(input) };
  const allowed = await recordManagerAccess(request, { guest, action: "guest.searched", now });
  if (!allowed.ok) return allowed;
  const [orders, reservations] = await Promise.all([
    reservations_after === undefined ? findOrders(guest, orders_after) : NO_PAGE,
    orders_after === undefined ? findReservations(guest, reservations_after) : NO_PAGE,
  ]);
  return ok({
    orders: [...orders.found],
    more_orders: orders.more,
    reservations: [...reservations.found],
    more_reservations: reservations.more,
    unreadable: orders.unreadable + reservations.unreadable,
    blocks: await blocksOf(guest, [...orders.found, ...reservations.found], now),
  });
});
