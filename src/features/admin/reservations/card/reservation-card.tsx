import { Flex } from "@chakra-ui/react";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { formatTime } from "@/domain/text/format";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { CardFrame } from "./card-frame";
import { ReservationActions } from "./reservation-actions";
import { ReservationBadges } from "./reservation-badges";
import { ReservationContact } from "./reservation-contact";
import { ReservationNotes } from "./reservation-notes";

/** One reservation of the day: one line from the width of a tablet on. */
export function ReservationCard({ reservation }: { reservation: StaffReservation }) {
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
      badges={<ReservationBadges reservation={reservation} />}
      actions={<ReservationActions reservation={reservation} />}
    >
      <Flex
        wrap="wrap"
        columnGap="4"
        align="center"
        css={{ lg: { flex: "1 1 0", minW: "0", flexWrap: "nowrap", overflow: "hidden" } }}
      >
        <ReservationContact reservation={reservation} />
        <ReservationNotes reservation={reservation} />
      </Flex>
    </CardFrame>
  );
}
