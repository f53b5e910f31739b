import type { MenuItem } from "../../domain/menu/menu.schema";
import { type Cents, centsFromEuros } from "../../domain/shared/money";

/** The least a dish can cost, and whether options can make it dearer. */
export interface DishPrice {
  readonly cents: Cents;
  readonly from: boolean;
}

/** Price beside a dish: its base with the cheapest option of every required choice. */
export function dishPrice({ preis, settings }: Pick<MenuItem, "preis" | "settings">): DishPrice {
  let cents = centsFromEuros(preis);
  let from = false;
  for (const { type, costs, required, options } of Object.values(settings)) {
    if (!costs || !required || type !== "radio") continue;
    const prices = options.map((option) => centsFromEuros(option.preis));
    cents += Math.min(...prices);
    from ||= new Set(prices).size > 1;
  }
  return { cents, from };
}

/** Whether something must be chosen before the dish can be ordered. */
export function needsChoice({ settings }: Pick<MenuItem, "settings">): boolean {
  return Object.values(settings).some(
    ({ type, required, min }) => required || (type === "checkbox" && (min ?? 0) > 0),
  );
}
