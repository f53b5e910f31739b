import { guestCard } from "@/domain/guest/guest-card";
import {
  type ReadGuestBookAnswer,
  readGuestBookRequestSchema,
} from "@/domain/guest/guest-card.schema";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../../calls/define-callable";
import { database } from "../../runtime/admin-app";
import { readBooked, readBookedDocuments } from "./guest-book-store";

/**
 * What the guest book of a restaurant holds about the guests of orders and reservations, who have
 * agreed to it. Leaves out all others, and documents of other restaurants.
 */
export const readGuestBook = defineCallable(
  { name: "readGuestBook", schema: readGuestBookRequestSchema, access: "staff-of" },
  async ({ input: { resto_key, order_ids = [], reservation_ids = [] }, now }) => {
    const guests = await database().runTransaction(
      async (transaction) => {
        const booked = await readBookedDocuments(transaction, [
          ...order_ids.map((id) => `orders/${id}`),
          ...reservation_ids.map((id) => `reservations/${id}`),
        ]);
        const own = booked.filter((each) => each.resto_key === resto_key);
        const entries = await Promise.all(own.map((each) => readBooked(transaction, each, now)));
        return own.flatMap(({ id }, index) => {
          const entry = entries[index];
          const card = entry ? guestCard(entry) : null;
          return card ? [{ id, card }] : [];
        });
      },
      { readOnly: true },
    );
    return ok<ReadGuestBookAnswer>({ guests });
  },
);
