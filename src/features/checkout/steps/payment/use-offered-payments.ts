import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useRestaurant } from "@/data/restaurant-provider";
import { paymentsOffered } from "@/domain/order/placing/payments-offered";
import type { Payment } from "@/domain/tenant/payment-methods.schema";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";

/** The means of payment on offer. A choice that is no longer offered moves to the first that is. */
export function useOfferedPayments(): readonly Payment[] {
  const restaurant = useRestaurant();
  const { control, setValue } = useFormContext<CheckoutDraft>();
  const [type, payment] = useWatch({ control, name: ["type", "payment"] });
  const offered = paymentsOffered(restaurant, type);
  const replacement = offered.includes(payment) ? null : offered[0];
  useEffect(() => {
    if (replacement) setValue("payment", replacement);
  }, [replacement, setValue]);
  return offered;
}
