import { Flex, Text } from "@chakra-ui/react";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { isFinalReservation } from "@/domain/reservation/steps/reservation-transitions";
import { mentionsAllergy } from "@/domain/text/mentions-allergy";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";

/** Notes of guest and team, red where they speak of an allergy, and the reason of a final state. */
export function ReservationNotes({ reservation }: { reservation: StaffReservation }) {
  const texts = useTexts(reservationDayTexts);
  const { note, staff_note, status, history } = reservation;
  const reason = isFinalReservation(status) ? history.at(-1)?.reason : undefined;
  if (!note && !staff_note && !reason) return null;
  return (
    <Flex wrap="wrap" columnGap="4" overflowWrap="anywhere" data-part="notes">
      {note && <Note label={texts.guestNote} text={note} />}
      {staff_note && <Note label={texts.staffNote} text={staff_note} />}
      {reason && (
        <Text>
          {texts.reason}: {reason}
        </Text>
      )}
    </Flex>
  );
}

function Note({ label, text }: { label: string; text: string }) {
  const isAllergy = mentionsAllergy(text);
  return (
    <Text
      {...(isAllergy && {
        w: "fit-content",
        px: "2",
        borderRadius: "l2",
        bg: "bg.error",
        color: "fg.error",
        fontWeight: "bold",
      })}
      data-allergy={isAllergy || undefined}
    >
      <strong>{label}:</strong> {text}
    </Text>
  );
}
