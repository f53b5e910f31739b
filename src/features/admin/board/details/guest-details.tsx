import { Button, Text } from "@chakra-ui/react";
import { PhoneIcon } from "@/admin-ui/icons";
import { telHref } from "@/domain/contact/tel-href";
import type { Order } from "@/domain/order/order.schema";
import { amountDue } from "@/domain/order/pricing/amount-due";
import { formatPrice } from "@/domain/text/format";
import { boardTexts } from "@/i18n/admin/board-texts";
import { paymentFacts } from "@/i18n/order/payment-facts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { PhoneText } from "@/ui/phone-text";
import { DetailsPart } from "./details-part";

/** Contact, address, total and payment of an order. */
export function GuestDetails({ order }: { order: Order }) {
  const texts = useTexts(boardTexts).details;
  const receipt = useTexts(receiptTexts);
  const language = useLanguage();
  const { contact, address } = order;
  return (
    <>
      <DetailsPart title={texts.contact}>
        <Text fontSize="xl" fontWeight="bold">
          <bdi>{contact.name}</bdi>
        </Text>
        <Button asChild variant="outline" size="lg" mt="1" fontSize="lg" textDecoration="none">
          <a href={telHref(contact.phone)}>
            <PhoneIcon />
            <PhoneText text={contact.phone} />
          </a>
        </Button>
      </DetailsPart>
      {address && (
        <DetailsPart title={texts.address}>
          <Text fontSize="lg">
            <bdi>{address.street}</bdi>
            <br />
            {address.zip} <bdi>{address.city}</bdi>
          </Text>
          {address.note && (
            <Text bg="bg.warning" px="2" py="1" mt="1" borderRadius="l1" fontWeight="semibold">
              <bdi>{address.note}</bdi>
            </Text>
          )}
        </DetailsPart>
      )}
      <DetailsPart title={texts.payment}>
        <Text fontSize="xl">
          <b>{formatPrice(amountDue(order), language)}</b> · {receipt.payments[order.payment]}
        </Text>
        {paymentFacts(order, language).map((fact) => (
          <Text key={fact} fontSize="lg">
            {fact}
          </Text>
        ))}
      </DetailsPart>
    </>
  );
}
