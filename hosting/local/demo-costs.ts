import { loadBundledMenu } from "@/tenant-configs/load-menu";
import type { SeedDocument } from "../firebase/backend-admin";

/** Restaurants whose costs are known in the local backend. */
const WITH_COSTS = ["resto-bobingen", "asia-sushi"];
/** Cost of a dish in percent of its net price, by its place on the menu; null is not entered yet. */
const PERCENT = [24, 31, 42, 28, 55, 22, null, 35, 61, 29];

/** Costs of dishes at some demo restaurants. */
export function demoCosts(): Promise<SeedDocument[]> {
  return Promise.all(
    WITH_COSTS.map(async (resto_key) => {
      const { items } = await loadBundledMenu(resto_key);
      const costs = items.flatMap(({ id, preis, vat }, index) => {
        const percent = PERCENT[index % PERCENT.length];
        return percent ? [[id, Math.round((preis * percent) / (1 + vat / 100))]] : [];
      });
      return {
        path: `dish_costs/${resto_key}`,
        data: { resto_key, costs: Object.fromEntries(costs) },
      };
    }),
  );
}
