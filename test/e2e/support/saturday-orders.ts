import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { menuSchema } from "@/domain/menu/menu.schema";
import type { Order, OrderLine } from "@/domain/order/order.schema";
import type { OrderLineRequest } from "@/domain/order/order-requests.schema";
import { priceLines } from "@/domain/order/pricing/price-lines";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { chooseLine } from "@/hosting/local/history/demo-dishes";
import { type DemoRandom, demoRandom } from "@/hosting/local/history/demo-random";
import { menu as bobingen } from "@/tenant-configs/menus/resto-bobingen";
import { storeOrder } from "./orders";

const menu = menuSchema.parse(bobingen);

/** Notes of the first line of three orders: two about allergies, one that only looks like it. */
const NOTES: Readonly<Record<number, string>> = {
  4: "Bitte ohne Zwiebeln",
  5: "Erdnussallergie! Bitte eigenen Wok",
  13: "glutenfrei, bitte",
};

/** Five new orders, sixteen in the kitchen, nine ready or on the way. */
function statusOf(index: number, type: Order["type"]): Order["status"] {
  if (index < 5) return "placed";
  if (index < 21) return index % 3 === 0 ? "accepted" : "preparing";
  return type === "pickup" ? "ready" : "out_for_delivery";
}

/** One to five dishes of the real menu, as the guests of the demo choose them. */
function orderLines(index: number, random: DemoRandom): OrderLine[] {
  const wanted = random.weighted([1, 2, 3, 4, 5], (count) => [3, 5, 4, 2, 1][count - 1] ?? 1);
  const requests: OrderLineRequest[] = [];
  while (requests.length < wanted) requests.push(chooseLine(menu, random, requests));
  const [first] = requests;
  const note = NOTES[index];
  if (first && note) requests[0] = { ...first, note };
  const priced = priceLines(requests, menu, DEFAULT_AVAILABILITY, Date.now());
  if (!priced.ok) throw new Error(JSON.stringify(priced.error));
  return priced.value.lines;
}

/** Stores thirty open orders as on a Saturday evening. @returns their ids */
export function storeSaturdayOrders(): Promise<string[]> {
  const random = demoRandom("demo");
  return Promise.all(
    Array.from({ length: 30 }, (_, index) => {
      const type = index % 3 === 1 ? "pickup" : "delivery";
      const status = statusOf(index, type);
      const placed = Date.now() - (status === "placed" ? index : 10 + index) * MINUTE_MS;
      // Two in the kitchen are overdue.
      const promised = Date.now() + (index < 21 ? (index - 7) * 3 : index - 15) * MINUTE_MS;
      return storeOrder({
        code: `${"CDFGHJKMNP"[index % 10]}${(index * 7) % 10}${"QRTVWX"[index % 6]}${index % 9}`,
        type,
        status,
        lines: orderLines(index, random),
        created_at: new Date(placed),
        wanted_at: index === 3 ? new Date(Date.now() + 95 * MINUTE_MS) : null,
        eta_at: status === "placed" ? null : new Date(promised),
        contact: { name: "Gerda Gast", phone: "089 99998-100", email: "gerda@example.com" },
        ...(type === "delivery" && {
          address: { street: "Musterweg 12", zip: "86399", city: "Bobingen", note: "Hinterhaus" },
        }),
      });
    }),
  );
}
