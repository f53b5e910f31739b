import { bestSellerRange, bestSellers } from "@/domain/order/best-sellers";
import { punctualityRange, punctualPercent } from "@/domain/report/punctuality";
import { orderPolicyOf } from "@/domain/tenant/order-policy";
import { readDaySums } from "../reports/read-day-sums";
import { listRestaurantKeys, readRestaurant } from "../restaurants/restaurant-store";
import { defineJob, type JobRun, type RunCounts } from "../runtime/define-job";
import { forEachInParallel } from "../runtime/for-each-in-parallel";
import { logAndContinue } from "../runtime/log-and-continue";
import { readNextRestaurant, writeNextRestaurant, writePublicStats } from "./best-sellers-store";

const PARALLEL = 4;

/**
 * Every day: writes the best-selling dishes of each restaurant, and its punctuality if the owner shows
 * it, to `public_stats/{key}` (docs/rules.md#best-sellers). Makes the daily sums of the day before.
 * A run that is out of time leaves the rest to the next one.
 */
export const computeBestSellers = defineJob(
  { name: "best_sellers", workSeconds: 1500 },
  computeAll,
);

async function computeAll({ now, isOver }: JobRun): Promise<RunCounts> {
  const counts = { restaurants: 0, dishes: 0, failed: 0 };
  const keys = beginningWith(await readNextRestaurant(), await listRestaurantKeys());
  let next: string | null = null;
  await forEachInParallel(keys, PARALLEL, async (key) => {
    if (isOver()) {
      next ??= key;
      return;
    }
    const isDone = await logAndContinue(`best sellers of ${key}`, async () => {
      const read = { now, maxOrders: Number.POSITIVE_INFINITY };
      const [{ days }, stored] = await Promise.all([
        readDaySums(key, punctualityRange(now), read),
        readRestaurant(key, []),
      ]);
      const { from } = bestSellerRange(now);
      const recent = [...days].filter(([date]) => date >= from);
      const item_ids = bestSellers(recent.map(([, { dishes }]) => dishes));
      const isShown = stored && orderPolicyOf(stored.restaurant).shows_punctuality === true;
      const counted = [...days.values()].map(({ punctuality }) => punctuality);
      await writePublicStats(key, {
        item_ids,
        punctual_percent: isShown ? punctualPercent(counted) : null,
      });
      counts.restaurants += 1;
      counts.dishes += item_ids.length;
    });
    if (!isDone) counts.failed += 1;
  });
  await writeNextRestaurant(next);
  return counts;
}

/** The keys in their order, but from one of them on; the ones before it come last. */
export function beginningWith(first: string | null, keys: readonly string[]): string[] {
  const sorted = keys.toSorted();
  const start = sorted.findIndex((key) => first !== null && key >= first);
  return start < 0 ? sorted : [...sorted.slice(start), ...sorted.slice(0, start)];
}
