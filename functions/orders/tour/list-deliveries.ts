import {
  type Deliveries,
  listDeliveriesRequestSchema,
} from "@/domain/order/tour/deliveries.schema";
import { listedDeliveries } from "@/domain/order/tour/listed-deliveries";
import { firstServiceDay } from "@/domain/order/tour/service-day";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../../calls/define-callable";
import { readDeliveries } from "../order-store";

/**
 * Today's deliveries of a restaurant as its riders see them: those on the caller's tour in full, those
 * that can be taken without contact and street.
 */
export const listDeliveries = defineCallable(
  { name: "listDeliveries", schema: listDeliveriesRequestSchema, access: "team-of" },
  async ({ input, caller, now }) => {
    const orders = await readDeliveries(input.resto_key, firstServiceDay(now));
    return ok<Deliveries>({ ...listedDeliveries(orders, caller.uid, now), server_time: now });
  },
);
