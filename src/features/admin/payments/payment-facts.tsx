import { Badge, Grid, Stack, Text } from "@chakra-ui/react";
import { Fragment } from "react";
import type { ListedPayment } from "@/domain/payment/listing/listed-payment.schema";
import { paymentsTexts } from "@/i18n/admin/money/payments-texts";
import { useTexts } from "@/i18n/use-texts";
import { usePaymentWords } from "./context/use-payment-words";

/** The state of a payment in plain words, its method and its amounts. */
export function PaymentFacts({ payment }: { payment: ListedPayment }) {
  const texts = useTexts(paymentsTexts);
  const { price, moment, due, method, state } = usePaymentWords();
  const { label, meaning, palette } = state(payment);
  const { authorised_cents, captured_cents, refunded_cents, capture_before } = payment;
  const isTaken = captured_cents > 0;
  const facts = [
    [texts.due, due(payment)],
    [texts.method, method(payment)],
    [texts.reserved, !isTaken && price(authorised_cents)],
    [texts.captured, isTaken && price(captured_cents)],
    [texts.refunded, refunded_cents > 0 && price(refunded_cents)],
  ] as const;
  return (
    <Stack as="section" gap="3" aria-label={texts.state}>
      <div>
        <Badge size="lg" colorPalette={palette}>
          {label}
        </Badge>
        <Text mt="2">
          {meaning} {capture_before !== null && texts.captureBefore(moment(capture_before))}
        </Text>
      </div>
      <Grid as="dl" templateColumns="max-content 1fr" columnGap="5" rowGap="2">
        {facts.map(
          ([name, value]) =>
            value && (
              <Fragment key={name}>
                <Text as="dt" color="fg.muted">
                  {name}
                </Text>
                <Text as="dd" fontVariantNumeric="tabular-nums">
                  {value}
                </Text>
              </Fragment>
            ),
        )}
      </Grid>
    </Stack>
  );
}
