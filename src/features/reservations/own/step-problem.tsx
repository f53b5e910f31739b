import type { CallResult } from "@/firebase/callables/callables";
import { reservationRefusalText, reservationTexts } from "@/i18n/reservation-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";

/** Why a change of a reservation gave no answer. */
export type StepProblemKind = Extract<CallResult<unknown>, { ok: false }>["error"];

/** Says what came of a step that did not succeed; the card itself shows the state. */
export function StepProblem({ problem }: { problem: StepProblemKind }) {
  const texts = useTexts(reservationTexts);
  const language = useLanguage();
  if (problem.kind === "offline") return <Notice tone="error" title={texts.stepOffline} />;
  if (problem.kind === "unknown-outcome")
    return <Notice tone="warning" title={texts.stepUnknown} />;
  const { title, help } = reservationRefusalText(problem.refusal, language);
  return (
    <Notice tone="error" title={title}>
      {help}
    </Notice>
  );
}
