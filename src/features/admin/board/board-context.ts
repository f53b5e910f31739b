import { strictContext } from "@/data/strict-context";
import type { Order } from "@/domain/order/order.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { OrderSteps } from "./card/order-steps";
import type { PrintKind } from "./printing/use-printer";

/**
 * What every card needs to know besides its order. It changes rarely, or two hundred cards would
 * be drawn again; what follows the clock asks the clock.
 */
interface BoardContextValue {
  readonly steps: OrderSteps;
  /** Usual minutes of an order from now on. */
  readonly leadMinutesOf: (order: Order) => number;
  readonly print: (order: Order, kind: PrintKind) => void;
  /** The restaurant to name on the card; null where all orders are of the same one. */
  readonly restaurantOf: (order: Order) => Restaurant | null;
}

const [BoardContext, useBoardContextValue] = strictContext<BoardContextValue>(
  "useBoardContext must be used within the board",
);

export { BoardContext };

/** The tools of the board around a card. */
export const useBoardContext = useBoardContextValue;
