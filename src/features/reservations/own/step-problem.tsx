import type { SendProblem } from "@/data/send-once/send-machine";
import { reservationRefusalText, reservationTexts } from "@/i18n/table/reservation-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";

/** Explains why a change of a reservation was not made; the card shows the reservation itself. */
export function StepProblem({ problem }: { problem: SendProblem }) {
  const texts = useTexts(reservationTexts);
  const language = useLanguage();
  switch (problem.phase) {
    case "offline":
      return <Notice tone="error" title={texts.stepOffline} />;
    case "checking":
      return <Notice tone="warning" title={texts.stepUnknown} />;
    case "refused": {
      const { title, help } = reservationRefusalText(problem.refusal, language);
      return (
        <Notice tone="error" title={title}>
          {help}
        </Notice>
      );
    }
  }
}
