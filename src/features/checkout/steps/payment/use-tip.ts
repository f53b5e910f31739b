import { useFormContext, useWatch } from "react-hook-form";
import type { Cents } from "@/domain/money/money";
import { tipOf } from "@/domain/order/pricing/paid-amounts";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";

/** The tip entered in the form; 0 for pickup. */
export function useTip(): Cents {
  const { control } = useFormContext<CheckoutDraft>();
  return useWatch({ control, compute: tipOf });
}
