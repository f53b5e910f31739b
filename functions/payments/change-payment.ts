import { warn } from "firebase-functions/logger";
import { paymentChanged } from "@/domain/order/steps/online-order";
import { paymentRefusal } from "@/domain/payment/payment-refusal";
import { changePaymentRequestSchema } from "@/domain/payment/payment-requests.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { paymentKeysSecret } from "../money/provider/payment-keys";
import { SENDING_SECRETS } from "../runtime/callable-options";
import { readSwitches } from "../runtime/switches-store";
import { ownOrder } from "./own-order";
import { type Settled, settlePayment, type Waiting } from "./settle-payment";

/**
 * Lets the guest pay an order at the door that waits for its payment. The provider's page is closed
 * first; if it turns out paid, the order is paid and stays so. Refuses PAYMENT_OPEN while nobody knows
 * whether the payment comes, and PAYMENT_UNAVAILABLE for what the restaurant does not offer.
 */
export const changePayment = defineCallable(
  {
    name: "changePayment",
    schema: changePaymentRequestSchema,
    access: "signed-in",
    options: { secrets: [...SENDING_SECRETS, paymentKeysSecret] },
  },
  async ({ input, caller }) => {
    const { order_id, version, payment: chosen } = input;
    const { uid } = caller;
    const own = await ownOrder(order_id, uid);
    if (!own.ok) return own;
    const { status } = own.value;
    if (own.value.version !== version) return err(refusal("VERSION_CONFLICT"));
    if (status !== "awaiting_payment") return err(refusal("WRONG_STATE", { current: status }));
    const switches = await readSwitches();
    const change = ({ order, payment, stored, now }: Waiting) => {
      const { restaurant } = stored;
      const wanted = { type: order.type, payment: chosen };
      const refused = paymentRefusal(wanted, restaurant, null, switches);
      if (refused) return err(refused);
      if (order.version !== version) return err(refusal("VERSION_CONFLICT"));
      const isClosed = payment.status === "lapsed" || payment.attempt === 0;
      if (!isClosed) return err(refusal("PAYMENT_OPEN"));
      return paymentChanged(order, chosen, stored, now);
    };
    let settled: Settled | null;
    try {
      const by = { by: "guest", uid } as const;
      settled = await settlePayment(order_id, { closesPage: true, change, by });
    } catch (fault) {
      warn("payment not closed", fault, { resto_key: own.value.resto_key });
      return err(refusal("PAYMENT_OPEN"));
    }
    if (!settled) return err(refusal("NOT_FOUND"));
    if (settled.refused) return err(settled.refused);
    const { order } = settled;
    return ok({ id: order.id, status: order.status, version: order.version });
  },
);
