import { Alert, CloseButton } from "@chakra-ui/react";
import { problemOf } from "@/data/send-once/send-machine";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { useReservationsContext } from "../context/reservations-context";
import { useStepErrorText } from "../context/use-step-error-text";

/** Shows why the last step of a reservation failed. */
export function StepError({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(reservationDayTexts);
  const { steps } = useReservationsContext();
  const words = useStepErrorText();
  const problem = problemOf(steps.stateOf(reservation));
  if (!problem) return null;
  return (
    <Alert.Root status="error" size="sm" role="alert" alignItems="center" gridColumn="1 / -1">
      <Alert.Indicator aria-hidden="true" />
      <Alert.Title flex="1" fontWeight="semibold">
        {words(problem)}
      </Alert.Title>
      <CloseButton
        colorPalette="gray"
        aria-label={texts.close}
        onClick={() => steps.dismiss(reservation.id)}
      />
    </Alert.Root>
  );
}
