import type { Order } from "@/domain/order/order.schema";
import { guestReminderAt } from "@/domain/reservation/reminder/guest-reminder";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { reservationDueAt } from "@/domain/reservation/steps/reservation-due";
import type { Instant } from "@/domain/time/berlin-time";
import type { SeedDocument } from "../../firebase/backend-admin";

/** The document of an order; a reminder of its managers that was due by `now` counts as sent. */
export function orderDocument({ id, ...order }: Order, now: Instant): SeedDocument {
  const isReminded = order.status !== "placed" || (order.remind_at ?? now) <= now;
  return { path: `orders/${id}`, data: isReminded ? { ...order, remind_at: null } : order };
}

/** The document of a reservation; a reminder that was due before `now` counts as sent. */
export function reservationDocument(
  { id, ...reservation }: Reservation,
  now: Instant,
): SeedDocument {
  const remindAt = guestReminderAt(reservation, reservation.updated_at);
  return {
    path: `reservations/${id}`,
    data: {
      ...reservation,
      due_at: reservationDueAt(reservation),
      remind_at: remindAt !== null && remindAt > now ? remindAt : null,
    },
  };
}
