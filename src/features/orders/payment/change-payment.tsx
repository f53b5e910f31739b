import { useRestaurant } from "@/data/restaurant-provider";
import { problemOf, type SendProblem } from "@/data/send-once/send-machine";
import { useStepSender } from "@/data/send-once/use-step-sender";
import type { Order } from "@/domain/order/order.schema";
import { paymentsOffered } from "@/domain/order/placing/payments-offered";
import type { OrderChangeAnswer } from "@/domain/order/pricing/quote.schema";
import { callChangePayment } from "@/firebase/callables/payment-callables";
import { onlinePaymentTexts } from "@/i18n/order/online-payment-texts";
import { useRefusalText } from "@/i18n/use-refusal-text";
import { useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";

/** Lets the guest pay at the door after all, in the ways that the restaurant offers. */
export function ChangePayment({ order }: { order: Order }) {
  const texts = useTexts(onlinePaymentTexts);
  const restaurant = useRestaurant();
  const steps = useStepSender<Order, OrderChangeAnswer>();
  const busy = steps.isBusy(order);
  const problem = problemOf(steps.stateOf(order));
  const ways = paymentsOffered(restaurant, order.type).filter((way) => way !== "online");

  async function change(payment: (typeof ways)[number]): Promise<void> {
    const { id: order_id, version } = order;
    await steps.run(order, {
      call: () => callChangePayment({ order_id, version, payment }),
      isVisibleIn: (current) => current.payment === payment,
    });
  }

  if (ways.length === 0) return null;
  return (
    <div className="payment-panel__ways">
      {problem && <ChangeProblem problem={problem} />}
      {ways.map((way) => (
        <button
          key={way}
          className="button button--outline"
          type="button"
          disabled={busy}
          onClick={() => void change(way)}
        >
          {busy ? texts.changing : texts.instead[way][order.type]}
        </button>
      ))}
    </div>
  );
}

function ChangeProblem({ problem }: { problem: SendProblem }) {
  const texts = useTexts(onlinePaymentTexts);
  const refusalText = useRefusalText();
  if (problem.phase === "offline") return <Notice tone="error" title={texts.changeOffline} />;
  if (problem.phase === "checking") return <Notice tone="warning" title={texts.changeUnknown} />;
  const { title, help } = refusalText(problem.refusal);
  return (
    <Notice tone="error" title={title}>
      {help}
    </Notice>
  );
}
