import * as z from "zod/mini";
import { fulfilmentSchema } from "../delivery/fulfilment.schema";
import { orderStatusSchema } from "../order/order-status";
import { localDateSchema } from "../text/local-date.schema";

/** Figures of a report that can be taken apart into their orders and chosen from a list. */
export const ORDER_FIGURES = [
  "orders",
  "completed",
  "delivery",
  "pickup",
  "open",
  "lost",
  "cancelled",
  "rejected",
  "expired",
  "failed",
  "cash",
  "card_at_door",
  "online",
  "refunded",
  "tips",
  "fees",
  "deposits",
  "discount",
] as const;

export type NamedFigure = (typeof ORDER_FIGURES)[number];

/** A figure, or a row of a table: a day, an hour, a dish, net or VAT of a rate. */
export const orderFigureSchema = z.union([
  z.enum(ORDER_FIGURES),
  z.strictObject({ date: localDateSchema }),
  /** Local hour. */
  z.strictObject({ hour: z.int().check(z.minimum(0), z.maximum(23)) }),
  z.strictObject({ item_id: z.string().check(z.minLength(1), z.maxLength(60)) }),
  z.strictObject({ rate: z.literal([7, 19]), share: z.enum(["net", "vat"]) }),
]);

export type OrderFigure = z.infer<typeof orderFigureSchema>;

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
      /** What the order adds to the figure: its total, or for example what was given back. */
      cents: z.int(),
    }),
  ),
});

export type FigureOrders = z.infer<typeof figureOrdersSchema>;
