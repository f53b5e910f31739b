import { useEffect, useState } from "react";
import type { Order } from "@/domain/order/order.schema";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { callSyncPayment } from "@/firebase/callables/payment-callables";
import { onConnectionReturn } from "@/page-lifecycle/connection-return";
import { onPageRestore } from "@/page-lifecycle/on-page-restore";
import { useStateStore } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { paymentRequest } from "./use-open-payment";

/** After the time to pay, the server settles the order within a minute. */
const ASK_EVERY_MS = 10_000;

/** The server's answer about a payment: none yet, still open, or failed. */
export type PaymentSync = "asking" | "open" | "failed";

/**
 * Asks the server to look at the provider while an order or a reservation waits for its payment: at
 * once, when the guest comes back to the page, and after the time to pay.
 * @param isKnownOpen whether the order was placed this moment, so that there is nothing to ask yet
 */
export function usePaymentSync(
  kind: "order_id" | "reservation_id",
  paid: Pick<Order | Reservation, "id" | "status" | "pay_by">,
  { isKnownOpen }: { readonly isKnownOpen: boolean },
): PaymentSync {
  const store = useStateStore();
  const [state, setState] = useState<PaymentSync>(isKnownOpen ? "open" : "asking");
  const [skipsFirst] = useState(isKnownOpen);
  const { id, pay_by } = paid;
  const isWaiting = paid.status === "awaiting_payment";

  useEffect(() => {
    if (!isWaiting) return;
    let isStopped = false;
    let isAsking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask(): Promise<void> {
      if (isAsking || document.hidden) return;
      isAsking = true;
      const answer = await callSyncPayment(paymentRequest(kind, id));
      isAsking = false;
      if (isStopped) return;
      // The settled order follows within moments; until then the page keeps checking.
      if (!answer.ok) setState("failed");
      else setState(answer.value.status === "awaiting_payment" ? "open" : "asking");
    }
    function askAfterTheEnd(): void {
      const leftMs = (pay_by ?? 0) - store.get(serverNowAtom);
      timer = setTimeout(
        () => {
          void ask();
          askAfterTheEnd();
        },
        Math.max(leftMs, ASK_EVERY_MS),
      );
    }
    if (!skipsFirst) void ask();
    askAfterTheEnd();
    const stop = onConnectionReturn(() => void ask());
    const stopRestore = onPageRestore(() => {
      setState("asking");
      void ask();
    });
    return () => {
      isStopped = true;
      clearTimeout(timer);
      stop();
      stopRestore();
    };
  }, [kind, id, pay_by, isWaiting, skipsFirst, store]);

  return state;
}
