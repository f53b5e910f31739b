import { useServingTime } from "@/data/use-serving-time";
import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import { useServingTimeText } from "@/i18n/order/use-serving-time-text";

/** When an order for pickup or delivery would be ready, or until when it is paused. */
export function FulfilmentTime({ type }: { type: Fulfilment }) {
  return useServingTimeText(useServingTime(type));
}
