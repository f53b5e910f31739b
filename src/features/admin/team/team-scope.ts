import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/** The changes of the team that the signed-in user may make. */
export interface TeamScope {
  /** All restaurants, or a manager's own. */
  readonly restaurants: readonly Restaurant[];
  /** Managers grant the roles `staff` and `rider` only, and cannot sign others out. */
  readonly isSuper: boolean;
}
