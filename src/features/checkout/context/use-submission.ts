import { type CreateOnceApi, useCreateOnce } from "@/data/send-once/use-create-once";
import { requestLines } from "@/domain/cart/request-lines";
import { callPlaceOrder } from "@/firebase/callables/order-callables";
import { useLanguage } from "@/i18n/use-texts";
import { clearCartAtom } from "@/state/cart/cart-atoms";
import { useSetAtom, useStateStore } from "@/state/jotai-hooks";
import { type PendingOrder, pendingOrderAtom } from "@/state/ordering/checkout-atoms";
import { isInGuestBookAtom } from "@/state/ordering/guest-book-atoms";
import { lastWayAtom } from "@/state/ordering/last-way-atom";
import { expectPaymentAtom } from "@/state/ordering/open-payment-atoms";
import { finishGroupAtom, orderingGroupAtom } from "@/state/together/group-atoms";
import { orderedLinesAtom } from "@/state/together/ordered-lines-atoms";
import type { OrderIntent } from "./checkout-form.schema";

export type SubmissionApi = CreateOnceApi<OrderIntent, PendingOrder, { readonly id: string }>;

/** Places the cart as an order, exactly once; see `createOnce`. */
export function useSubmission(): SubmissionApi {
  const language = useLanguage();
  const store = useStateStore();
  const clearCart = useSetAtom(clearCartAtom);
  const expectPayment = useSetAtom(expectPaymentAtom);
  const cartLines = () => requestLines(store.get(orderedLinesAtom));
  const ofGroup = () => {
    const ordering = store.get(orderingGroupAtom);
    return ordering && { group_id: ordering.id };
  };
  return useCreateOnce<OrderIntent, PendingOrder, { readonly id: string }>({
    pendingAtom: pendingOrderAtom,
    lockName: "resto.place-order",
    elsewhereAfterMs: 500,
    // Another tab has placed the order and emptied the cart.
    beforeSending: () => (cartLines().length === 0 ? { type: "superseded" } : null),
    prepare: (intent, uid) => ({
      uid,
      request: { ...intent, ...ofGroup(), language, order_id: crypto.randomUUID() },
      startedAt: Date.now(),
    }),
    call: ({ request }) => callPlaceOrder(request),
    // A cart that has changed since belongs to the next order.
    onSucceeded({ request }) {
      store.set(lastWayAtom, request.type);
      if (request.guest_book?.agrees_to) store.set(isInGuestBookAtom, true);
      if (request.payment === "online") expectPayment(request.order_id);
      if (request.group_id) store.set(finishGroupAtom);
      else if (JSON.stringify(request.lines) === JSON.stringify(cartLines())) clearCart();
    },
    // The other tab empties the cart when its order is placed, and keeps it when it is refused.
    outcomeElsewhere(sent) {
      if (cartLines().length > 0) return { type: "released" };
      if (!sent) return { type: "superseded" };
      return { type: "succeeded", answer: { id: sent.request.order_id } };
    },
  });
}
