import * as z from "zod/mini";
import { clientIdSchema } from "@/domain/ids/client-id.schema";
import type { Order } from "@/domain/order/order.schema";
import type { OrderChange } from "@/domain/order/steps/order-machine";
import { setStationDone as reported } from "@/domain/order/steps/set-station-done";
import { ok } from "@/domain/result/result";
import { stationIdSchema } from "@/domain/tenant/kitchen/station.schema";
import { restrictToStaff } from "../access/restrict-to-staff";
import { defineCallable } from "../calls/define-callable";
import { readRestaurant } from "../restaurants/restaurant-store";
import { readOrder } from "./order-store";
import { writeOrderChange } from "./write-order-change";

const setStationDoneRequestSchema = z.strictObject({
  order_id: clientIdSchema,
  version: z.int().check(z.positive()),
  /** Id of the station. */
  station: stationIdSchema,
  /** False takes an earlier report back. */
  done: z.boolean(),
});

/**
 * Notes that a station of the kitchen has finished its dishes of an order, or takes that back. The
 * last report makes the order ready, which the guest is told; a delivery is then packed. NOT_FOUND for
 * orders of other restaurants.
 */
export const setStationDone = defineCallable(
  {
    name: "setStationDone",
    schema: setStationDoneRequestSchema,
    access: "staff",
    decidesInTransaction: true,
  },
  async ({ input, caller, staff, now, transact }) => {
    const { order_id, ...report } = input;
    return transact(order_id, async (transaction) => {
      const found = restrictToStaff(staff, await readOrder(transaction, order_id));
      if (!found.ok) return found;
      const order = found.value;
      const stored = await readRestaurant(order.resto_key, [], transaction);
      const change = reported(order, { ...report, now }, stored?.restaurant.stations ?? []);
      if (!change.ok) return change;
      const { id, status, version } = order;
      if (!change.value) return ok({ id, status, version });
      const actor = {
        by: "staff",
        uid: caller.uid,
        ...auditOf(order, change.value, input),
      } as const;
      return ok(await writeOrderChange(transaction, order, change.value, actor));
    });
  },
);

/** The report of a single station has an audit action of its own, and the guest is not told of it. */
function auditOf(order: Order, change: OrderChange, { done }: { done: boolean }) {
  if (change.status !== order.status) return {};
  const isPacked = Boolean(change.ready_at) && !order.ready_at;
  const action = isPacked ? "order.packed" : done ? "order.station_done" : "order.station_undone";
  return { action, restaurant: null };
}
