import { Button, Heading, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { showToast } from "@/admin-ui/feedback/toaster";
import type { ListedPayment } from "@/domain/payment/listing/listed-payment.schema";
import { paidBy } from "@/domain/payment/payment-id";
import { paymentsTexts } from "@/i18n/admin/money/payments-texts";
import { useTexts } from "@/i18n/use-texts";
import { usePaymentWords } from "../context/use-payment-words";
import { RefundForm } from "./refund-form";
import { RefundProblem } from "./refund-problem";
import { useRefund } from "./use-refund";

interface RefundPartProps {
  readonly payment: ListedPayment;
  /** Called when the list must be read again. */
  readonly onSettled: () => void;
}

/** Refunds all or a part of a payment; renders nothing if nothing is left to refund. */
export function RefundPart({ payment, onSettled }: RefundPartProps) {
  const texts = useTexts(paymentsTexts).refund;
  const { price } = usePaymentWords();
  const [isOpen, setOpen] = useState(false);
  const refund = useRefund(({ request, code }) => {
    setOpen(false);
    showToast({ title: texts.sent(price(request.amount_cents), code), tone: "success" });
  }, onSettled);
  const { refundable_cents, id, code, type } = payment;
  const isWaiting = refund.state.phase === "checking" || refund.pending !== null;
  const isFormOpen = isOpen || isWaiting;
  const isRefundable = refundable_cents > 0;
  if (!isRefundable && !isWaiting && refund.state.phase !== "refused") return null;
  return (
    <Stack as="section" gap="4" align="start">
      {(isFormOpen || !isRefundable) && (
        <Heading as="h3" size="sm" color="fg.muted">
          {texts.title}
        </Heading>
      )}
      <RefundProblem refund={refund} />
      {isRefundable && isFormOpen && (
        <RefundForm
          key={id}
          refundable={refundable_cents}
          reasons={texts.reasons[type === "table" ? "table" : "order"]}
          isBusy={refund.state.phase === "sending" || isWaiting}
          onRefund={(chosen) => void refund.submit({ ...paidBy(id), code, ...chosen })}
          onBack={() => {
            setOpen(false);
            refund.dismiss();
          }}
        />
      )}
      {isRefundable && !isFormOpen && (
        <Button colorPalette="danger" variant="outline" onClick={() => setOpen(true)}>
          {texts.start}
        </Button>
      )}
    </Stack>
  );
}
