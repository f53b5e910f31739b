import { Button, Flex, Text } from "@chakra-ui/react";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { formatTime } from "@/domain/text/format";
import { formatMomentFrom } from "@/domain/text/format-moment";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useReservationsContext } from "../context/reservations-context";
import { CardFrame } from "./card-frame";
import { OfferButton } from "./offer-button";
import { ReservationContact } from "./reservation-contact";
import { ReservationNotes } from "./reservation-notes";

interface WaitlistCardProps {
  readonly reservation: StaffReservation;
  /** Place on the waitlist, from 1. */
  readonly place: number;
}

/** One entry of the waitlist. */
export function WaitlistCard({ reservation, place }: WaitlistCardProps) {
  const texts = useTexts(reservationDayTexts);
  const language = useLanguage();
  const { now, steps, open } = useReservationsContext();
  const { status, created_at, offer_until } = reservation;
  const isOffered = status === "offered" && offer_until;
  const isBusy = steps.isBusy(reservation);
  return (
    <CardFrame
      reservation={reservation}
      below={texts.place(place)}
      isNarrow
      actions={
        <Flex gap="2" wrap="wrap">
          {!isOffered && <OfferButton reservation={reservation} />}
          <Button
            size="lg"
            variant="outline"
            colorPalette="gray"
            aria-disabled={isBusy}
            onClick={() => open(reservation, "withdrawn")}
          >
            {isBusy ? texts.busy : texts.withdraw}
          </Button>
        </Flex>
      }
    >
      <Text
        color={isOffered ? "fg.warning" : "fg.muted"}
        fontWeight={isOffered ? "bold" : "normal"}
      >
        {isOffered
          ? texts.offeredUntil(formatTime(offer_until))
          : texts.waitingSince(formatMomentFrom(now, created_at, language))}
      </Text>
      <ReservationContact reservation={reservation} />
      <ReservationNotes reservation={reservation} />
    </CardFrame>
  );
}
