import { strictContext } from "../../../data/strict-context";
import type { Order } from "../../../domain/order/order.schema";
import type { Instant } from "../../../domain/shared/berlin-time";
import type { Restaurant } from "../../../domain/tenant/restaurant.schema";
import type { OrderSteps } from "./use-order-steps";

/** What every card needs to know besides its order. */
export interface BoardTools {
  readonly now: Instant;
  readonly steps: OrderSteps;
  /** Usual minutes of an order from now on. */
  readonly leadOf: (order: Order) => number;
  /** Prints the kitchen ticket of an order. */
  readonly print: (order: Order) => void;
  /** The restaurant to name on the card; null where all orders are of the same one. */
  readonly venueOf: (order: Order) => Restaurant | null;
}

const [BoardToolsContext, useBoardToolsContext] = strictContext<BoardTools>(
  "useBoardTools must be used within the board",
);

export { BoardToolsContext };

export const useBoardTools = useBoardToolsContext;
