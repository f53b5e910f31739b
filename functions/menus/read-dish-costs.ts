import { readDishCostsRequestSchema } from "@/domain/menu/costs/dish-costs.schema";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { readCosts } from "./dish-cost-store";

/** Cost of one portion of each dish to the restaurant, for its managers only. */
export const readDishCosts = defineCallable(
  { name: "readDishCosts", schema: readDishCostsRequestSchema, access: "manager-of" },
  async ({ input }) => ok({ costs: await readCosts(input.resto_key) }),
);
