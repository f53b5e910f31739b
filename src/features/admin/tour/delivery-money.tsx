import { Box, Text } from "@chakra-ui/react";
import { changeDue } from "@/domain/order/pricing/amount-due";
import type { OwnDelivery } from "@/domain/order/tour/deliveries.schema";
import { formatPrice } from "@/domain/text/format";
import { orderMoney } from "@/i18n/admin/money/order-money";
import { tourTexts } from "@/i18n/admin/tour-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

/** The amount to collect and the change to bring, or that it is paid; and the check of age at the door. */
export function DeliveryMoney({ delivery }: { delivery: OwnDelivery }) {
  const texts = useTexts(tourTexts);
  const language = useLanguage();
  const { act, atDoor, method } = orderMoney(delivery, language);
  const change = changeDue(delivery);
  const ages = delivery.lines.flatMap(({ min_age }) => (min_age === undefined ? [] : [min_age]));
  const price = (cents: number) => formatPrice(cents, language);
  const facts = [
    ...(change === null || delivery.cash_given_cents === undefined
      ? []
      : [texts.given(price(delivery.cash_given_cents)), texts.change(price(change))]),
    ...(ages.length > 0 ? [texts.checkAge(Math.max(...ages))] : []),
    ...(delivery.reusable ? [texts.reusable] : []),
  ];
  return (
    <Box mt="2" px="3" py="2" borderRadius="l2" bg={atDoor === "paid" ? "bg.success" : "bg.subtle"}>
      <Text fontSize="2xl" fontWeight="bold" lineHeight="1.25">
        {act}
      </Text>
      <Text fontSize="lg">{method}</Text>
      {facts.map((fact) => (
        <Text key={fact} fontSize="lg" fontWeight="semibold">
          {fact}
        </Text>
      ))}
    </Box>
  );
}
