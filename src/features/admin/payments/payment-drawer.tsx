import { Button, Flex, Heading, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { showToast } from "@/admin-ui/feedback/toaster";
import { SideDrawer } from "@/admin-ui/overlay/side-drawer";
import type { Payments } from "@/data/staff/use-payments";
import type { ListedPayment } from "@/domain/payment/listing/listed-payment.schema";
import { paymentsTexts } from "@/i18n/admin/money/payments-texts";
import { useTexts } from "@/i18n/use-texts";
import { usePaymentWords } from "./context/use-payment-words";
import { PaymentFacts } from "./payment-facts";
import { PaymentProblems } from "./payment-problems";
import { PaymentRefunds } from "./payment-refunds";
import { RefundPart } from "./refund/refund-part";

interface PaymentDrawerProps {
  /** Undefined while none is open. */
  readonly payment: ListedPayment | undefined;
  readonly payments: Payments;
  readonly onClose: () => void;
}

/** Everything about one payment, and what a manager can do with it. */
export function PaymentDrawer({ payment, payments, onClose }: PaymentDrawerProps) {
  const { kind } = usePaymentWords();
  const [shown, setShown] = useState(payment);
  if (payment && payment !== shown) setShown(payment);
  if (!shown) return null;
  return (
    <SideDrawer
      open={payment !== undefined}
      onClose={onClose}
      title={`${shown.code} · ${kind(shown.type)}`}
    >
      <Stack gap="6" pb="4" data-testid="payment-details">
        <PaymentProblems payment={shown} onSettled={payments.reload} />
        <PaymentFacts payment={shown} />
        <PaymentRefunds payment={shown} />
        <RefundPart payment={shown} onSettled={payments.reload} />
        <Provider payment={shown} payments={payments} />
      </Stack>
    </SideDrawer>
  );
}

/** Checks the payment with the provider, and links to the provider's dashboard. */
function Provider({ payment, payments }: { payment: ListedPayment; payments: Payments }) {
  const texts = useTexts(paymentsTexts);
  const [isBusy, setBusy] = useState(false);

  async function check(): Promise<void> {
    setBusy(true);
    const hasAnswered = await payments.check(payment.id);
    setBusy(false);
    if (!hasAnswered) showToast({ title: texts.checkFailed, tone: "warning" });
  }

  return (
    <Stack as="section" gap="3">
      <Heading as="h3" size="sm" color="fg.muted">
        Stripe
      </Heading>
      <Flex wrap="wrap" gap="2">
        <Button variant="outline" colorPalette="gray" loading={isBusy} onClick={() => void check()}>
          {texts.check}
        </Button>
        {payment.dashboard_url && (
          <Button asChild variant="outline" colorPalette="gray" textDecoration="none">
            <a href={payment.dashboard_url} target="_blank" rel="noopener">
              {texts.dashboard}
            </a>
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
