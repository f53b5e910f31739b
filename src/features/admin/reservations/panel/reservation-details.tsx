import { Button, Flex, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { GuestBookPart } from "@/admin-ui/guest/guest-book-part";
import { useGuestCards } from "@/data/staff/guests/guest-cards";
import { reservationOutcome } from "@/domain/guest/guest-outcome";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { formatDay, formatTime } from "@/domain/text/format";
import { formatMoment } from "@/domain/text/format-moment";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { ReservationBadges } from "../card/reservation-badges";
import { ReservationContact } from "../card/reservation-contact";
import { ReservationNotes } from "../card/reservation-notes";
import type { PanelName } from "../context/panel-name";
import { useReservationsContext } from "../context/reservations-context";
import { StepButton } from "../steps/step-button";
import { StepError } from "../steps/step-error";
import { usualSteps } from "../steps/usual-steps";

interface ReservationDetailsProps {
  readonly reservation: StaffReservation;
  readonly onPanel: (panel: PanelName) => void;
  readonly onClose: () => void;
}

function GuestBook({ reservation }: { reservation: StaffReservation }) {
  const { cardOf, change } = useGuestCards();
  const card = cardOf(reservation);
  if (!card) return null;
  return (
    <GuestBookPart
      card={card}
      isCounted={reservationOutcome(reservation) === "visit"}
      onChange={(changed) => change(reservation, changed)}
    />
  );
}

/** All facts of a reservation, and all steps that are possible now. */
export function ReservationDetails({ reservation, onPanel, onClose }: ReservationDetailsProps) {
  const texts = useTexts(reservationDayTexts);
  const language = useLanguage();
  const { now } = useReservationsContext();
  const { start_at, end_at, party_size, created_at } = reservation;
  const steps = usualSteps(reservation, now);
  const button = (panel: Exclude<PanelName, "details" | "withdrawn">) => {
    const isStop = panel !== "change" && panel !== "note";
    return (
      <Button
        key={panel}
        size="lg"
        variant="outline"
        colorPalette={isStop ? "danger" : "gray"}
        color={isStop ? "fg.error" : "fg"}
        onClick={() => onPanel(panel)}
      >
        {isStop ? texts.steps[panel] : texts[panel]}
      </Button>
    );
  };
  return (
    <Stack gap="5">
      <StepError reservation={reservation} />
      <Flex align="baseline" gap="3" wrap="wrap" fontVariantNumeric="tabular-nums">
        <Text textStyle="3xl" fontWeight="bold" lineHeight="1.1">
          {formatTime(start_at)}
        </Text>
        <Text textStyle="lg">
          {texts.untilShort(formatTime(end_at))} · <strong>{texts.guests(party_size)}</strong>
        </Text>
        <Text color="fg.muted" flexBasis="full">
          {formatDay(start_at, language)}
        </Text>
      </Flex>
      <ReservationBadges reservation={reservation} />
      <ReservationContact reservation={reservation} />
      <ReservationNotes reservation={reservation} />
      <GuestBook reservation={reservation} />
      <SimpleGrid columns={2} gap="2">
        {steps.main && <StepButton reservation={reservation} to={steps.main} onDone={onClose} />}
        {steps.canSeatToo && (
          <StepButton reservation={reservation} to="seated" variant="outline" onDone={onClose} />
        )}
        {steps.canChange && button("change")}
        {button("note")}
        {steps.canMarkNoShow && button("no_show")}
        {steps.canDecline && button("declined")}
        {steps.canCancel && button("cancelled")}
      </SimpleGrid>
      <Text color="fg.muted" textStyle="sm">
        {texts.bookedAt(formatMoment(created_at, language))}
      </Text>
    </Stack>
  );
}
