import { addDays, type Instant } from "@/domain/time/berlin-time";
import { adminSet } from "@/test/harness/admin";
import { at, KITCHEN, TODAY } from "./test-kitchen";

/** Stores orders of the minutes before an instant, four a minute. */
export async function storeOrders(
  until: Instant,
  minutes: number,
  status = "completed",
): Promise<void> {
  const times = Array.from({ length: minutes * 4 }, (_, step) => until - 1 - step * 15_000);
  await Promise.all(
    times.map((time) =>
      adminSet(`orders/o${time}`, { resto_key: KITCHEN, status, created_at: new Date(time) }),
    ),
  );
}

/** Stores the orders of four earlier weeks from 17:55 to 18:10. */
export async function storeEarlierWeeks(): Promise<void> {
  for (const week of [1, 2, 3, 4]) await storeOrders(at("18:10", addDays(TODAY, -7 * week)), 15);
}
