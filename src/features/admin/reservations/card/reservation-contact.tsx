import { Flex, Link, Text } from "@chakra-ui/react";
import { telHref } from "@/domain/contact/tel-href";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { PhoneText } from "@/ui/phone-text";

/** Telephone number and code of a reservation. */
export function ReservationContact({ reservation }: { reservation: StaffReservation }) {
  const texts = useTexts(reservationDayTexts);
  const { contact, code } = reservation;
  return (
    <Flex
      wrap="wrap"
      columnGap="3"
      align="center"
      color="fg.muted"
      textStyle="sm"
      data-part="contact"
    >
      {contact.phone && (
        <Link
          href={telHref(contact.phone)}
          color="fg"
          minH="8"
          alignItems="center"
          fontVariantNumeric="tabular-nums"
          textDecoration="underline"
        >
          <PhoneText text={contact.phone} />
        </Link>
      )}
      <Text as="span">
        {texts.code} <strong>{code}</strong>
      </Text>
    </Flex>
  );
}
