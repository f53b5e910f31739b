import { Badge, Flex, Heading, List, Text } from "@chakra-ui/react";
import type { OrderRefund } from "@/domain/order/payment-status.schema";
import type { ListedPayment } from "@/domain/payment/listing/listed-payment.schema";
import { paymentsTexts } from "@/i18n/admin/money/payments-texts";
import { useTexts } from "@/i18n/use-texts";
import { usePaymentWords } from "./context/use-payment-words";

const PALETTES: Readonly<Record<OrderRefund["status"], string>> = {
  pending: "warning",
  done: "success",
  failed: "danger",
};

/** Each refund with its state, the latest first; those made elsewhere as one sum. */
export function PaymentRefunds({ payment }: { payment: ListedPayment }) {
  const texts = useTexts(paymentsTexts);
  const { price, moment } = usePaymentWords();
  const { refunds, refunded_cents } = payment;
  const asked = refunds.reduce(
    (sum, { amount_cents, status }) => sum + (status === "failed" ? 0 : amount_cents),
    0,
  );
  const others = Math.max(0, refunded_cents - asked);
  if (refunds.length === 0 && others === 0) return null;
  return (
    <section>
      <Heading as="h3" size="sm" color="fg.muted" mb="2">
        {texts.refunds}
      </Heading>
      <List.Root variant="plain" display="flex" flexDirection="column" gap="3">
        {refunds.toReversed().map(({ id, amount_cents, status, reason, at }) => (
          <List.Item key={id} display="block" data-testid="refund">
            <Flex gap="3" align="center" wrap="wrap">
              <Text as="b" fontVariantNumeric="tabular-nums">
                {price(amount_cents)}
              </Text>
              <Badge size="md" colorPalette={PALETTES[status]}>
                {texts.refundStates[status]}
              </Badge>
            </Flex>
            <Text color="fg.muted" overflowWrap="anywhere">
              {moment(at)} · <bdi>{reason}</bdi>
            </Text>
          </List.Item>
        ))}
        {others > 0 && (
          <List.Item display="block">
            <Text as="b" fontVariantNumeric="tabular-nums">
              {price(others)}
            </Text>
            <Text color="fg.muted">{texts.otherRefunds}</Text>
          </List.Item>
        )}
      </List.Root>
    </section>
  );
}
