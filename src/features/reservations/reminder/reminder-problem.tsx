import { useRestaurant } from "@/data/restaurant-provider";
import type { CallProblem } from "@/firebase/callables/call-problem";
import { reminderTexts } from "@/i18n/table/reminder-texts";
import { useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";
import { PhoneNumbers } from "@/ui/phone-numbers";

interface ReminderProblemProps {
  readonly problem: CallProblem;
  readonly onRetry: () => void;
}

/** Says why the reservation cannot be shown or changed, and offers the telephone. */
export function ReminderProblem({ problem, onRetry }: ReminderProblemProps) {
  const texts = useTexts(reminderTexts);
  const { phones } = useRestaurant();
  const reason = problem.kind === "refused" ? problem.refusal.reason : null;
  const isInvalid = reason === "NOT_FOUND" || reason === "INVALID";
  const [title, text] = isInvalid
    ? [texts.invalid, texts.invalidText]
    : reason === "SLOT_PAST"
      ? [texts.past, texts.pastText]
      : problem.kind === "offline"
        ? [texts.offline, texts.failedText]
        : [texts.failed, texts.failedText];
  const canRetry = !isInvalid && reason !== "SLOT_PAST";
  return (
    <Notice tone={canRetry ? "error" : "warning"} title={title}>
      <PhoneNumbers phones={phones} text={text} />
      {canRetry && (
        <button className="button button--outline" type="button" onClick={onRetry}>
          {texts.again}
        </button>
      )}
    </Notice>
  );
}
