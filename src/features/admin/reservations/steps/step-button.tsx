import { Button, type ButtonProps } from "@chakra-ui/react";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { statusStep } from "../context/reservation-steps";
import { useReservationsContext } from "../context/reservations-context";

interface StepButtonProps {
  readonly reservation: Reservation;
  readonly to: "confirmed" | "completed" | "seated";
  readonly variant?: ButtonProps["variant"];
  readonly onDone?: () => void;
}

/** Takes one step at once. */
export function StepButton({ reservation, to, variant = "solid", onDone }: StepButtonProps) {
  const texts = useTexts(reservationDayTexts);
  const { steps } = useReservationsContext();
  const isBusy = steps.isBusy(reservation);
  return (
    <Button
      size="lg"
      variant={variant}
      colorPalette={variant === "solid" ? "brand" : "gray"}
      aria-disabled={isBusy}
      onClick={() => {
        onDone?.();
        void steps.run(reservation, statusStep(reservation, to));
      }}
    >
      {isBusy && variant === "solid" ? texts.busy : texts.steps[to]}
    </Button>
  );
}
