import type { Order } from "@/domain/order/order.schema";
import { guestReminderAt } from "@/domain/reservation/reminder/guest-reminder";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { reservationDueAt } from "@/domain/reservation/steps/reservation-due";
import type { Instant } from "@/domain/time/berlin-time";
import type { SeedDocument } from "../../firebase/backend-admin";

const date = (instant: Instant | null | undefined) =>
  instant === null || instant === undefined ? null : new Date(instant);

/** An object whose instants, named by `keys`, are `Date`s; others stay as they are. */
function withDates<T extends object>(
  value: T,
  keys: readonly (keyof T)[],
): Record<string, unknown> {
  const changed = keys
    .filter((key) => key in value)
    .map((key) => [key, date(value[key] as Instant | null | undefined)]);
  return { ...value, ...Object.fromEntries(changed) };
}

function allDates(values: Readonly<Record<string, Instant>>): Record<string, Date> {
  return Object.fromEntries(Object.entries(values).map(([key, at]) => [key, new Date(at)]));
}

/** The document of an order; a reminder of its managers that was due by `now` counts as sent. */
export function orderDocument({ id, ...order }: Order, now: Instant): SeedDocument {
  const isReminded = order.status !== "placed" || (order.remind_at ?? now) <= now;
  const stored = isReminded ? { ...order, remind_at: null } : order;
  return {
    path: `orders/${id}`,
    data: {
      ...withDates(stored, [
        "wanted_at",
        "promised_at",
        "eta_at",
        "answer_due_at",
        "remind_at",
        "created_at",
        "updated_at",
      ]),
      status_at: allDates(order.status_at),
      history: order.history.map((event) => withDates(event, ["at", "eta_at"])),
    },
  };
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
      ...withDates(reservation, ["start_at", "end_at", "created_at", "updated_at"]),
      status_at: allDates(reservation.status_at),
      history: reservation.history.map((event) => withDates(event, ["at"])),
      due_at: date(reservationDueAt(reservation)),
      remind_at: date(remindAt !== null && remindAt > now ? remindAt : null),
    },
  };
}
