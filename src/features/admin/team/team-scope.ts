import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/** What the signed-in user may change in the team. */
export interface TeamScope {
  /** All restaurants, or a manager's own. */
  readonly restaurants: readonly Restaurant[];
  /** Managers grant the role `staff` only and cannot sign others out. */
  readonly isSuper: boolean;
}
