import * as z from "zod/mini";
import { fulfilmentSchema } from "../../delivery/fulfilment.schema";

/** One row of the file: an amount of one order on one day, with its VAT included. */
export const bookingSchema = z.object({
  date: z.string(),
  order_id: z.string(),
  code: z.string(),
  /** Day of the sale. */
  sold_on: z.string(),
  type: fulfilmentSchema,
  kind: z.enum(["sale", "refund"]),
  /** Null for a sale, and for a refund that nobody asked for here. */
  refund_id: z.nullable(z.string()),
  money: z.enum(["cash", "card", "online"]),
  /** Dishes at 7 %, at 19 %, or the tip. */
  item: z.enum(["food", "drinks", "tips"]),
  /** Negative for a refund. */
  cents: z.int(),
});

export type Booking = z.infer<typeof bookingSchema>;
