import type Stripe from "stripe";
import { failRefund } from "../money/refund-payment";
import type { Provider } from "../state/provider";
import type { FaultControl } from "./faults";

/** Time until the bank sends a refund back. */
const SENT_BACK_AFTER_S = 20;

/** Lets a share of the refunds fail, whatever card was used. */
export function failRefunds(provider: Provider, control: FaultControl): void {
  provider.onEvent((event, owner) => {
    if (event.type !== "refund.created") return;
    if (!control.happens("refunds.fail", control.faults.refunds.fail)) return;
    const refund = provider.refunds.get(owner, (event.data.object as Stripe.Refund).id);
    provider.schedule(provider.now() + SENT_BACK_AFTER_S, () =>
      failRefund(provider, owner, refund),
    );
  });
}
