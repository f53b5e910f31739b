import * as z from "zod/mini";
import { restoKeySchema } from "../../ids/resto-key.schema";
import { codeSchema } from "../../text/text.schema";

/** Highest cost of one portion, cents. */
export const MAX_COST_CENTS = 100_000;
/** Dishes with a cost in one restaurant; removed dishes keep theirs, because an undo brings them back. */
export const MAX_DISH_COSTS = 2000;

const costSchema = z.int().check(z.minimum(0), z.maximum(MAX_COST_CENTS));

/** What the goods of one portion cost the restaurant without VAT, cents, by dish id. */
export const dishCostsSchema = z.record(z.string(), costSchema);

export type DishCosts = z.infer<typeof dishCostsSchema>;

/** Input of the callable `readDishCosts`. */
export const readDishCostsRequestSchema = z.strictObject({ resto_key: restoKeySchema });

/** Input of the callable `setDishCost`; null removes the cost. */
export const setDishCostRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  item_id: codeSchema(60, /^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  cost_cents: z.nullable(costSchema),
});

export type SetDishCostRequest = z.infer<typeof setDishCostRequestSchema>;

/** Answer of both: all costs of the restaurant. */
export const dishCostsAnswerSchema = z.object({ costs: dishCostsSchema });
