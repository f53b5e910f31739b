import { useEffect } from "react";
import type { Order } from "@/domain/order/order.schema";
import { isReceived } from "@/domain/order/order-transitions";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import {
  endPaymentAtom,
  returnCartAtom,
  returnedCartAtom,
} from "@/state/ordering/open-payment-atoms";

/**
 * Forgets the open payment of an order once it has reached the restaurant, and returns its dishes to
 * the cart if it ended before that.
 * @returns whether this page has returned the dishes
 */
export function usePaymentOutcome(order: Order): boolean {
  const endPayment = useSetAtom(endPaymentAtom);
  const returnCart = useSetAtom(returnCartAtom);
  const { id, status } = order;
  const received = isReceived(order);
  useEffect(() => {
    if (received) endPayment(id);
    else if (status !== "awaiting_payment") returnCart(id);
  }, [id, status, received, endPayment, returnCart]);
  return useAtomValue(returnedCartAtom) === id;
}
