import * as z from "zod/mini";
import { fulfilmentSchema } from "../delivery/fulfilment.schema";
import { orderStatusSchema } from "../order/order-status";

/** Figures of a report that can be taken apart into their orders. */
export const ORDER_FIGURES = [
  "orders",
  "completed",
  "lost",
  "cash",
  "card_at_door",
  "online",
  "refunded",
] as const;

export type OrderFigure = (typeof ORDER_FIGURES)[number];

/** Answer of the callable `listFigureOrders`. */
export const figureOrdersSchema = z.object({
  /** Earlier than requested if there were too many orders. */
  to: z.string(),
  count: z.int(),
  sum_cents: z.int(),
  orders: z.array(
    z.object({
      code: z.string(),
      local_date: z.string(),
      local_time: z.string(),
      type: fulfilmentSchema,
      status: orderStatusSchema,
      /** What the order adds to the figure: its total, or what was given back. */
      cents: z.int(),
    }),
  ),
});

export type FigureOrders = z.infer<typeof figureOrdersSchema>;
