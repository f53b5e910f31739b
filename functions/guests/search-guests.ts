import type { SearchGuestsAnswer } from "@/domain/guest/guest-answers.schema";
import { searchGuestsRequestSchema } from "@/domain/guest/guest-requests.schema";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { blocksOf } from "./block-list";
import { guestAt } from "./guest-at";
import { type FoundPage, findOrders, findReservations } from "./guest-documents-store";
import { recordManagerAccess } from "./record-manager-access";

const NO_PAGE: FoundPage<never> = { found: [], more: false, unreadable: 0 };

/**
 * A guest's orders and reservations at one restaurant, of any age and newest first. Every call is
 * recorded in the audit log. A guest without any is answered with empty lists. Pages have 20 of each,
 * and the cursors are the last ids of the page before. Counts unreadable documents, lists the current
 * blocks.
 */
export const searchGuests = defineCallable(
  {
    name: "searchGuests",
    schema: searchGuestsRequestSchema,
    access: "manager-of",
    needsRecentSignIn: true,
  },
  async (call) => {
    const { input, now } = call;
    const { orders_after, reservations_after } = input;
    const guest = guestAt(input);
    const recorded = await recordManagerAccess(call, guest, "guest.searched");
    if (!recorded.ok) return recorded;
    const [orders, reservations] = await Promise.all([
      reservations_after === undefined ? findOrders(guest, orders_after) : NO_PAGE,
      orders_after === undefined ? findReservations(guest, reservations_after) : NO_PAGE,
    ]);
    return ok<SearchGuestsAnswer>({
      orders: [...orders.found],
      more_orders: orders.more,
      reservations: [...reservations.found],
      more_reservations: reservations.more,
      unreadable: orders.unreadable + reservations.unreadable,
      blocks: await blocksOf(guest, [...orders.found, ...reservations.found], now),
    });
  },
);
