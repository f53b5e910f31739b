import { Button, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { PhoneIcon } from "@/admin-ui/icons";
import { telHref } from "@/domain/contact/tel-href";
import type { Order } from "@/domain/order/order.schema";
import { boardTexts } from "@/i18n/admin/board-texts";
import { orderMoney } from "@/i18n/admin/money/order-money";
import { paymentFacts } from "@/i18n/order/payment-facts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { PhoneText } from "@/ui/phone-text";
import { useBoardContext } from "../context/board-context";
import { DetailsPart } from "./details-part";

/** Contact, address, total and payment of an order. */
export function GuestDetails({ order }: { order: Order }) {
  const texts = useTexts(boardTexts).details;
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
      <Payment order={order} />
    </>
  );
}

function Payment({ order }: { order: Order }) {
  const texts = useTexts(boardTexts).details;
  const language = useLanguage();
  const { act, amount, atDoor, method } = orderMoney(order, language);
  const facts = [...(atDoor === "paid" ? [amount] : []), ...paymentFacts(order, language)];
  return (
    <DetailsPart title={texts.payment}>
      <Text
        fontSize="xl"
        {...(atDoor === "collect_cash" && { bg: "bg.warning", px: "2", borderRadius: "l1" })}
      >
        <b>{act}</b> · {method}
      </Text>
      {facts.map((fact) => (
        <Text key={fact} fontSize="lg">
          {fact}
        </Text>
      ))}
      <PaymentLink order={order} />
    </DetailsPart>
  );
}

/** For managers: opens the online payment of an order. */
function PaymentLink({ order: { payment, id, resto_key } }: { order: Order }) {
  const texts = useTexts(boardTexts).details;
  const { payments } = useBoardContext();
  if (payments === null || payment !== "online") return null;
  return (
    <Button asChild variant="outline" colorPalette="gray" size="lg" mt="2" textDecoration="none">
      <Link to={payments} state={{ restoKey: resto_key, orderId: id }}>
        {texts.toPayment}
      </Link>
    </Button>
  );
}
