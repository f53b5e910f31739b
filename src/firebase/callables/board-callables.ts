import * as z from "zod/mini";
import { availabilitySchema } from "@/domain/availability/availability.schema";
import type { AvailabilityPatch } from "@/domain/availability/set-availability-request.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import {
  type DelayOrderAnswer,
  delayOrderAnswerSchema,
  type OrderChangeAnswer,
  orderChangeAnswerSchema,
} from "@/domain/order/pricing/quote.schema";
import { type CallResult, call } from "./call";

export interface SetOrderStatusRequest {
  readonly id: string;
  /** The version the staff member has seen. */
  readonly version: number;
  readonly to: OrderStatus;
  /** Minutes from now; required with `accepted`. */
  readonly eta_minutes?: number;
  /** Shown to the guest; required with `rejected` and `failed`. */
  readonly reason?: string;
}

/** Changes the status of an order, for the restaurant's staff. */
export function callSetOrderStatus(
  request: SetOrderStatusRequest,
): Promise<CallResult<OrderChangeAnswer>> {
  return call("setOrderStatus", request, orderChangeAnswerSchema);
}

/** Notes that a station has finished its dishes of an order, or takes that back. */
export function callSetStationDone(request: {
  readonly order_id: string;
  /** The version the staff member has seen. */
  readonly version: number;
  /** Id of the station. */
  readonly station: string;
  readonly done: boolean;
}): Promise<CallResult<OrderChangeAnswer>> {
  return call("setStationDone", request, orderChangeAnswerSchema);
}

/** Moves the promised time of an order by 5 to 60 minutes and tells the guest. */
export function callDelayOrder(request: {
  readonly id: string;
  /** The version the staff member has seen. */
  readonly version: number;
  readonly minutes: number;
}): Promise<CallResult<DelayOrderAnswer>> {
  return call("delayOrder", request, delayOrderAnswerSchema);
}

const availabilityAnswerSchema = z.object({ availability: availabilitySchema });

/** Changes a restaurant's availability, for its staff; answers the whole availability. */
export function callSetAvailability(request: {
  readonly resto_key: string;
  readonly patch: AvailabilityPatch;
}): Promise<CallResult<z.infer<typeof availabilityAnswerSchema>>> {
  return call("setAvailability", request, availabilityAnswerSchema);
}
