import { Flex } from "@chakra-ui/react";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { formatTime } from "@/domain/text/format";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { StepError } from "../steps/step-error";
import { CardFrame } from "./card-frame";
import { ReservationActions } from "./reservation-actions";
import { ReservationBadges } from "./reservation-badges";
import { ReservationContact } from "./reservation-contact";
import { ReservationNotes } from "./reservation-notes";

interface ReservationCardProps {
  readonly reservation: StaffReservation;
  readonly isNarrow?: boolean;
}

/** One reservation of the day. */
export function ReservationCard({ reservation, isNarrow = false }: ReservationCardProps) {
  const texts = useTexts(reservationDayTexts);
  const { start_at, end_at } = reservation;
  const until = (
    <>
      <span aria-hidden="true">–{formatTime(end_at)}</span>
      <span className="visually-hidden">
        {texts.until(formatTime(start_at), formatTime(end_at))}
      </span>
    </>
  );
  return (
    <CardFrame
      reservation={reservation}
      below={until}
      isNarrow={isNarrow}
      badges={<ReservationBadges reservation={reservation} />}
      actions={<ReservationActions reservation={reservation} />}
    >
      <Flex wrap="wrap" columnGap="4" align="center">
        <ReservationContact reservation={reservation} />
        <ReservationNotes reservation={reservation} />
      </Flex>
      <StepError reservation={reservation} />
    </CardFrame>
  );
}
