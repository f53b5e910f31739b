import type { Order } from "@/domain/order/order.schema";
import type { CountedSlot } from "@/domain/payment/payment-problems";
import { type LocalTime, toLocal } from "@/domain/time/berlin-time";
import { database } from "../runtime/admin-app";
import { serverNow } from "../runtime/server-now";

/**
 * The stored number of orders in an order's quarter of an hour, and all orders for that time, as of one
 * moment. Shares no code with what counts them. Null for earlier days, and for days whose stored numbers
 * are of another revision of the restaurant: they are not used.
 */
export async function readCountedSlot(order: Order): Promise<CountedSlot | null> {
  const { resto_key, local_date, local_time } = order;
  if (local_date < toLocal(await serverNow()).date) return null;
  const ofDay = database()
    .collection("orders")
    .where("resto_key", "==", resto_key)
    .where("local_date", "==", local_date)
    .select("status", "local_time");
  return database().runTransaction(
    async (transaction) => {
      const [restaurant, day] = await transaction.getAll(
        database().doc(`public/${resto_key}`),
        database().doc(`capacity/${resto_key}_${local_date}`),
      );
      if (day?.get("orders_rev") !== (restaurant?.get("rev") ?? 0)) return null;
      const isInSlot = (time: LocalTime) => quarterOf(time) === quarterOf(local_time);
      const counts = Object.entries<number>(day?.get("orders") ?? {});
      const { docs } = await transaction.get(ofDay);
      return {
        taken: counts.reduce((sum, [time, count]) => sum + (isInSlot(time) ? count : 0), 0),
        orders: docs
          .map((each) => each.data() as Pick<Order, "status" | "local_time">)
          .filter((each) => isInSlot(each.local_time)),
      };
    },
    { readOnly: true },
  );
}

/** Names the quarter of an hour of a time. */
function quarterOf(time: LocalTime): string {
  return `${time.slice(0, 2)}.${Math.floor(Number(time.slice(3)) / 15)}`;
}
