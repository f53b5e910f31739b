import type { Order } from "@/domain/order/order.schema";
import { orderCode } from "@/domain/order/order-code";
import type { Seating } from "@/domain/reservation/seating/find-place";
import type { HeldStay } from "@/domain/reservation/seating/held-stay";
import { seatCountsOf } from "@/domain/reservation/seating/seating-of";
import { addDays, type LocalDate, toLocal } from "@/domain/time/berlin-time";
import { slotOf } from "@/functions/capacity/slot-capacity";

/** Orders of one day per quarter of an hour. */
interface SlotDay {
  readonly orders: Record<string, number>;
  readonly unverified_orders: Record<string, number>;
}

type Booked = Pick<Order, "local_date" | "local_time" | "guest_verified">;

/** Counts what the server counts: codes, slots, seats. It changes with every order and reservation. */
export class DemoLedger {
  readonly slots = new Map<LocalDate, SlotDay>();
  private readonly stays = new Map<LocalDate, HeldStay[]>();

  readonly key: string;
  orderCount: number;
  reservationCount: number;

  constructor(key: string, orderCount = 0, reservationCount = 0) {
    this.key = key;
    this.orderCount = orderCount;
    this.reservationCount = reservationCount;
  }

  nextOrderCode(): string {
    return orderCode(this.orderCount, this.key);
  }

  nextReservationCode(): string {
    return orderCode(this.reservationCount, `${this.key} tables`);
  }

  ordersIn({ local_date, local_time }: Booked): number {
    return this.slots.get(local_date)?.orders[slotOf(local_time)] ?? 0;
  }

  /** @param by 1 takes a slot, -1 gives it back */
  countSlot({ local_date, local_time, guest_verified }: Booked, by: 1 | -1): void {
    const day = this.slots.get(local_date) ?? { orders: {}, unverified_orders: {} };
    const slot = slotOf(local_time);
    day.orders[slot] = (day.orders[slot] ?? 0) + by;
    if (guest_verified === false) {
      day.unverified_orders[slot] = (day.unverified_orders[slot] ?? 0) + by;
    }
    this.slots.set(local_date, day);
  }

  /** Counts a stay on the day of its start. */
  addStay(stay: HeldStay): void {
    const { date } = toLocal(stay.start_at);
    this.stays.set(date, [...(this.stays.get(date) ?? []), stay]);
  }

  /** Seats taken by the stays that start on a day or the day before. */
  seatsOn(date: LocalDate): Required<Seating> {
    const held = [addDays(date, -1), date].flatMap((each) => this.stays.get(each) ?? []);
    return { taken: seatCountsOf(held), held };
  }
}
