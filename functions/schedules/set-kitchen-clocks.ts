import { type KitchenOrder, kitchenMinutes } from "@/domain/order/timing/kitchen-clock";
import { groupBy } from "@/domain/stored-data/group-by";
import { orderPolicyOf } from "@/domain/tenant/order-policy";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";
import { writeKitchenMinutes } from "../restaurants/availability-store";
import { readRestaurant } from "../restaurants/restaurant-store";
import { defineJob, type JobRun, type RunCounts } from "../runtime/define-job";
import { forEachInParallel } from "../runtime/for-each-in-parallel";
import { logAndContinue } from "../runtime/log-and-continue";
import { readKitchenOrders } from "./kitchen-orders-store";

const PARALLEL = 10;

/** Without a newer time, the lead times of the policy apply again after this. */
const LIFE_MS = 10 * MINUTE_MS;
/** The same minutes are written again only once they have less left than this. */
const RENEW_MS = 4 * MINUTE_MS;

/**
 * Every minute: writes what the kitchen clock promises into the availability of each restaurant that
 * has it on (docs/rules.md#kitchen-clock), if it has changed. A restaurant without orders costs nothing.
 */
export const setKitchenClocks = defineJob({ name: "kitchen", workSeconds: 45 }, setAll);

async function setAll({ now, isOver }: JobRun): Promise<RunCounts> {
  const counts = { restaurants: 0, changed: 0, failed: 0 };
  const byKey = groupBy(await readKitchenOrders(now, isOver), ({ resto_key }) => resto_key);
  await forEachInParallel([...byKey], PARALLEL, async ([key, orders]) => {
    if (isOver()) return;
    const isDone = await logAndContinue(`kitchen clock of ${key}`, async () => {
      counts.changed += (await setClock(key, orders, now)) ? 1 : 0;
      counts.restaurants += 1;
    });
    if (!isDone) counts.failed += 1;
  });
  return counts;
}

/** @returns whether it wrote */
async function setClock(
  key: string,
  orders: readonly KitchenOrder[],
  now: Instant,
): Promise<boolean> {
  const stored = await readRestaurant(key, ["availability"]);
  if (!stored) return false;
  const policy = orderPolicyOf(stored.restaurant);
  const minutes = policy.kitchen_clock ? kitchenMinutes(orders, policy, now) : null;
  if (!minutes) return false;
  const known = stored.availability.kitchen_minutes;
  const isSame = known?.pickup === minutes.pickup && known.delivery === minutes.delivery;
  if (isSame && known.until - now > RENEW_MS) return false;
  await writeKitchenMinutes(key, { ...minutes, until: now + LIFE_MS });
  return true;
}
