import { Button } from "@chakra-ui/react";
import { Notice } from "@/admin-ui/feedback/notice";
import type { ListedPayment } from "@/domain/payment/listing/listed-payment.schema";
import { paymentsTexts } from "@/i18n/admin/money/payments-texts";
import { useTexts } from "@/i18n/use-texts";
import { usePaymentWords } from "./context/use-payment-words";
import { SettleRefund } from "./refund/settle-refund";

interface PaymentProblemsProps {
  readonly payment: ListedPayment;
  /** Called when the list must be read again. */
  readonly onSettled: () => void;
}

/** Problems of a payment that a person must solve, and its dispute. May render nothing. */
export function PaymentProblems({ payment, onSettled }: PaymentProblemsProps) {
  const texts = useTexts(paymentsTexts);
  const cash = usePaymentWords().collectCash(payment);
  return (
    <>
      {cash && <Notice tone="warning" title={cash} />}
      {payment.dispute && <DisputeNotice payment={payment} dispute={payment.dispute} />}
      {payment.refund_failed && (
        <Notice
          tone="warning"
          title={texts.failedTitle}
          action={<SettleRefund payment={payment} onSettled={onSettled} />}
        >
          {texts.failedHelp}
        </Notice>
      )}
    </>
  );
}

interface DisputeNoticeProps {
  readonly payment: ListedPayment;
  readonly dispute: NonNullable<ListedPayment["dispute"]>;
}

function DisputeNotice({ payment: { dashboard_url }, dispute }: DisputeNoticeProps) {
  const texts = useTexts(paymentsTexts).dispute;
  const { price, moment } = usePaymentWords();
  const { state, due_at, reason, amount_cents } = dispute;
  const isOpen = state === "open";
  return (
    <Notice
      tone={isOpen ? "warning" : "info"}
      title={texts.title(price(amount_cents))}
      action={
        isOpen &&
        dashboard_url && (
          <Button asChild textDecoration="none">
            <a href={dashboard_url} target="_blank" rel="noopener">
              {texts.answer}
            </a>
          </Button>
        )
      }
    >
      {texts.states[state](due_at === null ? null : moment(due_at))}{" "}
      {texts.reason(texts.reasons[reason])}
    </Notice>
  );
}
