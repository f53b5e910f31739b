import type { Order } from "@/domain/order/order.schema";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { isFinal, nextStatuses, PAYMENT_STEPS } from "@/domain/order/order-transitions";
import { RESERVATION_STATUSES } from "@/domain/reservation/reservation.schema";
import {
  DEPOSIT_STEPS,
  isFinalReservation,
  nextReservationStatuses,
} from "@/domain/reservation/steps/reservation-transitions";
import { tableText } from "./table-text";

const ACTORS = ["guest", "staff", "system"] as const;
const HEAD = ["from", "by the guest", "by staff", "by a schedule, a payment or a freed table"];

/** Steps of orders; those of pickup and of delivery together, and those of payments. */
export function orderStatesTable(): string {
  const steps = (status: Order["status"], by: (typeof ACTORS)[number]) =>
    (["pickup", "delivery"] as const).flatMap((type) => [
      ...nextStatuses({ status, type }, by),
      ...((by === "system" && PAYMENT_STEPS[status]) || []),
    ]);
  return statesTable(
    ORDER_STATUSES.filter((status) => !isFinal(status) || status in PAYMENT_STEPS),
    steps,
  );
}

/** Steps of reservations and waitlist entries, and those of deposits. */
export function reservationStatesTable(): string {
  return statesTable(
    RESERVATION_STATUSES.filter((status) => !isFinalReservation(status) || status in DEPOSIT_STEPS),
    (status, by) => [
      ...nextReservationStatuses(status, by),
      ...((by === "system" && DEPOSIT_STEPS[status]) || []),
    ],
  );
}

function statesTable<Status extends string>(
  statuses: readonly Status[],
  steps: (status: Status, by: (typeof ACTORS)[number]) => readonly Status[],
): string {
  return tableText(
    HEAD,
    statuses.map((status) => [
      `\`${status}\``,
      ...ACTORS.map((by) => [...new Set(steps(status, by))].map((to) => `\`${to}\``).join(", ")),
    ]),
  );
}
