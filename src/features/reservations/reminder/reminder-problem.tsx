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
  const isPast = reason === "SLOT_PAST";
  const canRetry = !isInvalid && !isPast;
  function message(): readonly [title: string, text: string] {
    if (isInvalid) return [texts.invalid, texts.invalidText];
    if (isPast) return [texts.past, texts.pastText];
    return [problem.kind === "offline" ? texts.offline : texts.failed, texts.failedText];
  }
  const [title, text] = message();
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
