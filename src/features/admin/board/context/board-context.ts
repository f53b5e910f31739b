import { strictContext } from "@/data/strict-context";
import type { Order } from "@/domain/order/order.schema";
import type { Station } from "@/domain/tenant/kitchen/station.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { BoardStation } from "./board-station";
import type { OrderSteps } from "./order-steps";
import type { UndoableRejections } from "./undoable-rejections";
import type { PrintKind } from "./use-printer";

/**
 * Values that all cards share. They must change rarely, because every change renders all cards
 * again; time-dependent parts read the clock atom themselves.
 */
export interface BoardContextValue {
  readonly steps: OrderSteps;
  readonly rejections: UndoableRejections;
  /** Current lead time of an order, minutes. */
  readonly leadMinutesOf: (order: Order) => number;
  readonly print: (order: Order, kind: PrintKind) => void;
  /** The restaurant to name on a card; null if the board shows only one restaurant. */
  readonly restaurantOf: (order: Order) => Restaurant | null;
  /** Whether riders fetch the deliveries of the order's restaurant. */
  readonly hasRiders: (order: Order) => boolean;
  /** The station that this screen shows; null shows all. */
  readonly station: BoardStation | null;
  /** The stations of the order's restaurant. */
  readonly stationsFor: (order: Order) => readonly Station[];
  /** Address of the page on which managers block guests; null for other staff. */
  readonly guests: string | null;
  /** Address of the page of payments, for managers; null for other staff. */
  readonly payments: string | null;
  /** Whether cards show the codes of allergens and additives. */
  readonly hasCodes: boolean;
  /** Opens the panel with contact, price and printing. */
  readonly openDetails: (orderId: string) => void;
}

export const [BoardContext, useBoardContext] = strictContext<BoardContextValue>(
  "useBoardContext must be used within the board",
);
