import { bestSellerRange, bestSellers } from "@/domain/order/best-sellers";
import { readReportedOrders } from "../reports/report-store";
import { listRestaurantKeys } from "../restaurants/restaurant-store";
import { defineSchedule, type RunCounts, type ScheduleRun } from "../runtime/define-schedule";
import { logAndContinue } from "../runtime/log-and-continue";
import { writeBestSellers } from "./best-sellers-store";

/**
 * Every day: writes the best-selling dishes of each restaurant to `public_stats/{key}`, from the
 * orders of the four weeks before (docs/rules.md#best-sellers).
 */
export const computeBestSellers = defineSchedule(
  "best_sellers",
  { schedule: "every day 04:30", timeoutSeconds: 540 },
  computeAll,
);

async function computeAll({ now, isOver }: ScheduleRun): Promise<RunCounts> {
  const counts = { restaurants: 0, dishes: 0, failed: 0 };
  for (const key of await listRestaurantKeys()) {
    if (isOver()) break;
    const isDone = await logAndContinue(`best sellers of ${key}`, async () => {
      const { rows } = await readReportedOrders(key, bestSellerRange(now));
      const item_ids = bestSellers(rows);
      await writeBestSellers(key, item_ids);
      counts.restaurants += 1;
      counts.dishes += item_ids.length;
    });
    if (!isDone) counts.failed += 1;
  }
  return counts;
}
