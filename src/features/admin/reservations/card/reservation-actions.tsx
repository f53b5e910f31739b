import { Button, Flex } from "@chakra-ui/react";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { useReservationsContext } from "../context/reservations-context";
import { StepButton } from "../steps/step-button";
import { usualSteps } from "../steps/usual-steps";

/** The usual next step of a reservation at one tap; everything else in its panel. */
export function ReservationActions({ reservation }: { reservation: StaffReservation }) {
  const texts = useTexts(reservationDayTexts);
  const { now, open } = useReservationsContext();
  const { main, canMarkNoShow } = usualSteps(reservation, now);
  return (
    <Flex
      gap="2"
      wrap={{ base: "wrap", lg: "nowrap" }}
      justify={{ md: "flex-end" }}
      css={{ lg: { "& button": { h: "10", px: "4" } } }}
    >
      {canMarkNoShow && (
        <Button
          size="lg"
          flex={{ base: "1 0 auto", md: "none" }}
          variant="outline"
          colorPalette="danger"
          color="fg.error"
          onClick={() => open(reservation, "no_show")}
        >
          {texts.steps.no_show}
        </Button>
      )}
      {main && <StepButton reservation={reservation} to={main} />}
      <Button
        size="lg"
        variant="outline"
        colorPalette="gray"
        aria-haspopup="dialog"
        onClick={() => open(reservation, "details")}
      >
        {texts.more}
      </Button>
    </Flex>
  );
}
