import { type DishCosts, dishCostsSchema } from "@/domain/menu/costs/dish-costs.schema";
import { database, type Transaction } from "../runtime/admin-app";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData } from "../runtime/plain-data-store";

const costsOf = (key: string) => database().doc(`dish_costs/${key}`);

/** The costs of a restaurant's dishes; none before the first was entered. */
export async function readCosts(key: string, transaction?: Transaction): Promise<DishCosts> {
  const document = costsOf(key);
  const data = plainData(await (transaction ? transaction.get(document) : document.get()));
  if (!data) return {};
  return parsedOrNull(document.path, dishCostsSchema.safeParse(data.costs)) ?? {};
}

/** Replaces the costs of a restaurant's dishes. @returns the path of the document */
export function writeCosts(transaction: Transaction, key: string, costs: DishCosts): string {
  const document = costsOf(key);
  transaction.set(document, { resto_key: key, costs });
  return document.path;
}
