import {
  type DishCosts,
  MAX_DISH_COSTS,
  setDishCostRequestSchema,
} from "@/domain/menu/costs/dish-costs.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { addHourlyAudit } from "../runtime/audit-store";
import { readCosts, writeCosts } from "./dish-cost-store";

/**
 * Enters, changes or removes what one portion of a dish costs the restaurant. It applies at once and is
 * no part of the menu and its revisions. INVALID if there are too many.
 */
export const setDishCost = defineCallable(
  { name: "setDishCost", schema: setDishCostRequestSchema, access: "manager-of" },
  async ({ input: { resto_key, item_id, cost_cents }, caller: { uid }, now, transact }) =>
    transact(`costs ${resto_key}`, async (transaction) => {
      const { [item_id]: _, ...others } = await readCosts(resto_key, transaction);
      const costs: DishCosts = cost_cents === null ? others : { ...others, [item_id]: cost_cents };
      if (Object.keys(costs).length > MAX_DISH_COSTS) {
        return err(refusal("INVALID", { field: "item_id" }));
      }
      const target = writeCosts(transaction, resto_key, costs);
      addHourlyAudit(transaction, {
        ...{ at: now, by: "staff", uid, resto_key, target },
        action: "menu.cost-set",
      });
      return ok({ costs });
    }),
);
