import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityStatusAtom } from "@/state/restaurant/availability-atom";
import type { CheckoutOrder } from "./use-checkout-order";
import type { SubmissionApi } from "./use-submission";

/** Whether the kitchen takes orders; `unknown` until it is known whether it pauses. */
export type Service = "unknown" | "paused" | "open";

/** The refusal of a sent order may be the first sign of a pause. */
export function useService(
  { isAnswered, refusal }: Pick<CheckoutOrder, "isAnswered" | "refusal">,
  { state }: Pick<SubmissionApi, "state">,
): Service {
  const isPending = useAtomValue(availabilityStatusAtom) === "pending";
  const refused = state.phase === "refused" ? state.refusal.reason : null;
  if (refusal?.reason === "PAUSED" || refused === "PAUSED") return "paused";
  return isPending && !isAnswered ? "unknown" : "open";
}
