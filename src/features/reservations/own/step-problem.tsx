import type { SendProblem } from "@/data/send-once/send-machine";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useReservationRefusalText } from "@/i18n/table/use-reservation-refusal-text";
import { useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";

/** Explains why a change of a reservation was not made; the card shows the reservation itself. */
export function StepProblem({ problem }: { problem: SendProblem }) {
  const texts = useTexts(reservationTexts);
  const refusalText = useReservationRefusalText();
  switch (problem.phase) {
    case "offline":
      return <Notice tone="error" title={texts.stepOffline} />;
    case "checking":
      return <Notice tone="warning" title={texts.stepUnknown} />;
    case "refused": {
      const { title, help } = refusalText(problem.refusal);
      return (
        <Notice tone="error" title={title}>
          {help}
        </Notice>
      );
    }
  }
}
