import type { MenuItem, MenuSetting } from "@/domain/menu/menu.schema";
import { type Cents, centsFromEuros } from "@/domain/shared/money";

/** The least a dish can cost, and whether options can make it dearer. */
export interface DishPrice {
  readonly cents: Cents;
  readonly from: boolean;
}

/** Price beside a dish: its base with the cheapest options of every required choice. */
export function dishPrice({ preis, settings }: Pick<MenuItem, "preis" | "settings">): DishPrice {
  let cents = centsFromEuros(preis);
  let from = false;
  for (const setting of Object.values(settings)) {
    const least = fewestOptions(setting);
    if (!setting.costs || least === 0) continue;
    const prices = setting.options.map((option) => centsFromEuros(option.preis));
    prices.sort((one, other) => one - other);
    for (const price of prices.slice(0, least)) cents += price;
    from ||= prices[0] !== prices.at(-1);
  }
  return { cents, from };
}

/** How many options nobody gets around. */
function fewestOptions({ type, required, min = 0 }: MenuSetting): number {
  return Math.max(required ? 1 : 0, type === "checkbox" ? min : 0);
}

/** Whether something must be chosen before the dish can be ordered. */
export function needsChoice({ settings }: Pick<MenuItem, "settings">): boolean {
  return Object.values(settings).some((setting) => fewestOptions(setting) > 0);
}
