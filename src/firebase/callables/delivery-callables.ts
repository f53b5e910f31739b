import {
  type OrderChangeAnswer,
  orderChangeAnswerSchema,
} from "@/domain/order/pricing/quote.schema";
import {
  type Deliveries,
  type DeliveryRequest,
  deliveriesSchema,
  type SetDeliveryStatusRequest,
  type SortTourRequest,
  sortTourAnswerSchema,
  type TakeDeliveryRequest,
} from "@/domain/order/tour/deliveries.schema";
import { type CallResult, call } from "./call";

/** Today's deliveries of a restaurant as its riders see them. */
export function callListDeliveries(resto_key: string): Promise<CallResult<Deliveries>> {
  return call("listDeliveries", { resto_key }, deliveriesSchema);
}

/** Puts a delivery on the caller's tour. */
export function callTakeDelivery(
  request: TakeDeliveryRequest,
): Promise<CallResult<OrderChangeAnswer>> {
  return call("takeDelivery", request, orderChangeAnswerSchema);
}

/** Takes a delivery off its rider's tour, for the rider and the restaurant's staff. */
export function callReleaseDelivery(
  request: DeliveryRequest,
): Promise<CallResult<OrderChangeAnswer>> {
  return call("releaseDelivery", request, orderChangeAnswerSchema);
}

/** Ends a delivery of the caller's tour. */
export function callSetDeliveryStatus(
  request: SetDeliveryStatusRequest,
): Promise<CallResult<OrderChangeAnswer>> {
  return call("setDeliveryStatus", request, orderChangeAnswerSchema);
}

/** Stores the order of the caller's tour. */
export function callSortTour(request: SortTourRequest) {
  return call("sortTour", request, sortTourAnswerSchema);
}

/** Notes that a delivery is packed, for the restaurant's staff. */
export function callMarkReady(request: DeliveryRequest): Promise<CallResult<OrderChangeAnswer>> {
  return call("markReady", request, orderChangeAnswerSchema);
}
