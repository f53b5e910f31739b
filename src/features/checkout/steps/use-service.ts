import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityStatusAtom } from "@/state/restaurant/availability-atom";
import type { CheckoutOrder } from "../submission/use-checkout-order";

/** Whether the kitchen takes orders; `unknown` until it is known whether it pauses. */
export type Service = "unknown" | "paused" | "open";

export function useService({
  isAnswered,
  refusal,
}: Pick<CheckoutOrder, "isAnswered" | "refusal">): Service {
  const isPending = useAtomValue(availabilityStatusAtom) === "pending";
  if (refusal?.reason === "PAUSED") return "paused";
  return isPending && !isAnswered ? "unknown" : "open";
}
