import { useServingTime } from "@/data/use-serving-time";
import { useServingTimeText } from "@/i18n/order/use-serving-time-text";

/** When an order for pickup would be ready. */
export function PickupTime() {
  return useServingTimeText(useServingTime("pickup"));
}
