import { chakra, Flex, Text } from "@chakra-ui/react";
import { amountDue } from "@/domain/order/pricing/amount-due";
import { tipOf } from "@/domain/order/pricing/paid-amounts";
import { formatPrice } from "@/domain/text/format";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { wantedInstant } from "./context/draft-order";
import { useTelephone } from "./context/telephone-context";
import { useMomentText } from "./use-moment-text";

/** The running total and the time to tell the caller. */
export function OrderTotals() {
  const texts = useTexts(telephoneTexts);
  const language = useLanguage();
  const moment = useMomentText();
  const { draft, priced } = useTelephone();
  const { quote, times } = priced;
  const price = (cents: number) => formatPrice(cents, language);
  const due = wantedInstant(draft) ?? times.earliest_at;
  const tip_cents = tipOf(draft);
  const rows: [label: string, value: string][] = [];
  if (quote) {
    const { discount_cents, delivery_fee_cents, deposit_cents, reusable } = quote;
    const containers_cents = reusable?.deposit_cents ?? 0;
    if (discount_cents + delivery_fee_cents + deposit_cents + containers_cents + tip_cents > 0) {
      rows.push([texts.subtotal, price(quote.subtotal_cents)]);
    }
    if (discount_cents > 0) rows.push([texts.discount, price(-discount_cents)]);
    if (delivery_fee_cents > 0) rows.push([texts.fee, price(delivery_fee_cents)]);
    if (deposit_cents > 0) rows.push([texts.deposit, price(deposit_cents)]);
    if (containers_cents > 0) rows.push([texts.containerDeposit, price(containers_cents)]);
    if (tip_cents > 0) rows.push([texts.tip, price(tip_cents)]);
  }
  return (
    <chakra.dl fontVariantNumeric="tabular-nums">
      {rows.map(([label, value]) => (
        <Flex key={label} justify="space-between" color="fg.muted">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Flex>
      ))}
      <Flex justify="space-between" align="baseline" fontWeight="bold">
        <dt>{texts.total}</dt>
        <Text as="dd" fontSize="3xl" data-testid="telephone-total">
          {price(quote ? amountDue({ ...quote, tip_cents }) : 0)}
        </Text>
      </Flex>
      {due !== null && (
        <Flex justify="space-between" align="baseline">
          <dt>{texts.promised[draft.type]}</dt>
          <Text as="dd" fontSize="xl" fontWeight="semibold">
            {moment(due)}
          </Text>
        </Flex>
      )}
    </chakra.dl>
  );
}
