import { menuSchema } from "@/domain/menu/menu.schema";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { adminGet, adminPatch, resetBackend } from "@/test/harness/admin";

const ALL_DAY = [{ open: "00:00", close: "24:00" }];

/** Opens Bobingen around the clock, so that tests do not depend on the time of day. */
async function openAroundTheClock(): Promise<void> {
  const hours = Object.fromEntries(Array.from({ length: 7 }, (_, weekday) => [weekday, ALL_DAY]));
  await adminPatch("public/resto-bobingen", {
    hours,
    opened_on_holiday: true,
    // Deliveries end half an hour before closing, which would be before midnight.
    delivary_end_min: 0,
    // Tests place many orders for the same slot.
    order_policy: { ...restoBobingen.order_policy, orders_per_slot: null },
  });
}

/** Resets the backend and opens Bobingen around the clock. */
export async function openShop(): Promise<void> {
  await resetBackend();
  await openAroundTheClock();
}

/** Changes prices of dishes in the stored menu, in euros; null removes the dish. */
export async function changePrices(prices: Readonly<Record<string, number | null>>): Promise<void> {
  const { items } = menuSchema.parse(await adminGet("menus/resto-bobingen"));
  const changed = items.flatMap((item) => {
    const preis = prices[item.id];
    if (preis === null) return [];
    return [preis === undefined ? item : { ...item, preis }];
  });
  await adminPatch("menus/resto-bobingen", { items: changed });
}
