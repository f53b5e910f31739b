import { Button, Text } from "@chakra-ui/react";
import { useState } from "react";
import { showToast } from "@/admin-ui/feedback/toaster";
import { ConfirmDialog } from "@/admin-ui/overlay/confirm-dialog";
import type { ListedPayment } from "@/domain/payment/listing/listed-payment.schema";
import { paidBy } from "@/domain/payment/payment-id";
import { callSettleRefund } from "@/firebase/callables/manager-payment-callables";
import { paymentsTexts } from "@/i18n/admin/money/payments-texts";
import { useTexts } from "@/i18n/use-texts";
import { withStepUp } from "@/state/account/step-up";

interface SettleRefundProps {
  readonly payment: ListedPayment;
  /** Called when the list must be read again. */
  readonly onSettled: () => void;
}

/** Marks a refund that the bank returned as settled, after a confirmation. */
export function SettleRefund({ payment: { id, code }, onSettled }: SettleRefundProps) {
  const texts = useTexts(paymentsTexts).settle;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function settle(): Promise<void> {
    setAsking(false);
    setBusy(true);
    const answer = await withStepUp(() => callSettleRefund(paidBy(id)));
    setBusy(false);
    showToast(
      answer.ok
        ? { title: texts.done(code), tone: "success" }
        : { title: texts.failed, tone: "warning" },
    );
    onSettled();
  }

  return (
    <>
      <Button variant="outline" loading={isBusy} onClick={() => setAsking(true)}>
        {texts.mark}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.title}
        confirmLabel={texts.confirm}
        onConfirm={() => void settle()}
        onClose={() => setAsking(false)}
      >
        <Text>{texts.help}</Text>
      </ConfirmDialog>
    </>
  );
}
