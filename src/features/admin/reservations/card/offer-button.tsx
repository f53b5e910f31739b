import { Button } from "@chakra-ui/react";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useTexts } from "@/i18n/use-texts";
import { statusStep } from "../context/reservation-steps";
import { useReservationsContext } from "../context/reservations-context";

/** Offers a free table to an entry of the waitlist; the server finds the table and holds it. */
export function OfferButton({ reservation }: { reservation: StaffReservation }) {
  const texts = useTexts(reservationPlanTexts);
  const { steps } = useReservationsContext();
  return (
    <Button
      size="lg"
      flex="1"
      aria-disabled={steps.isBusy(reservation)}
      onClick={() => void steps.run(reservation, statusStep(reservation, "offered"))}
    >
      {texts.offer}
    </Button>
  );
}
