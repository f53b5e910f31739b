import { SEED, seededDice } from "@/test/harness/seeded-random";
import { planOrders } from "./plan-orders";
import { planParties } from "./plan-parties";
import type { PlannedOrder, PlannedParty } from "./planned";

export interface DayPlan {
  readonly seed: number;
  readonly orders: readonly PlannedOrder[];
  readonly parties: readonly PlannedParty[];
}

/** The day of a seed: `DAY_SEED`, else always the same. */
export function planDay(): DayPlan {
  const seed = Number(process.env.DAY_SEED || SEED);
  const dice = seededDice(seed);
  return { seed, orders: planOrders(dice), parties: planParties(dice) };
}
