import { useReminder } from "@/data/use-reminder";
import type {
  ReadReminderRequest,
  ReminderAction,
} from "@/domain/reservation/reminder/reminder.schema";
import { reminderTexts } from "@/i18n/table/reminder-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { usePageTitle } from "@/ui/navigation/use-page-title";
import { ReminderCard } from "./reminder-card";
import { ReminderProblem } from "./reminder-problem";
import "./reminder-page.css";

interface ReminderPageProps {
  /** `action` is what the guest tapped in the mail; it is only suggested here. */
  readonly link: ReadReminderRequest & { readonly action: ReminderAction };
}

/** Page behind the links of a reminder mail: shows the reservation and asks for one tap. */
export function ReminderPage({ link }: ReminderPageProps) {
  const texts = useTexts(reminderTexts);
  const reminder = useReminder(link);
  usePageTitle(texts.title);
  const { reservation, problem } = reminder;
  return (
    <div className="reminder" ref={keepFocusInside}>
      {reservation ? (
        <ReminderCard reservation={reservation} suggested={link.action} reminder={reminder} />
      ) : (
        <h1 className="reminder__title" tabIndex={-1}>
          {texts.title}
        </h1>
      )}
      {problem && <ReminderProblem problem={problem} onRetry={reminder.reload} />}
      {!reservation && !problem && (
        <div className="reminder__place" aria-busy="true">
          <output className="visually-hidden">{texts.loading}</output>
        </div>
      )}
    </div>
  );
}
