import { type FormEvent, useState } from "react";
import { answerChallenge } from "@/firebase/auth/second-factor";
import { secondFactorTexts } from "@/i18n/account/second-factor-texts";
import { useTexts } from "@/i18n/use-texts";
import { SubmitButton } from "@/ui/form/submit-button";
import { AuthProblemNotice } from "./auth-problem-notice";
import { CodeField, isCompleteCode } from "./code-field";
import { useAuthAction } from "./use-auth-action";

interface SecondFactorFormProps {
  /** Called when the sign-in is complete. */
  readonly onDone?: () => void;
  readonly onCancel: () => void;
}

/** Asks for the code of the second factor, after the password was accepted. */
export function SecondFactorForm({ onDone, onCancel }: SecondFactorFormProps) {
  const texts = useTexts(secondFactorTexts);
  const action = useAuthAction();
  const [code, setCode] = useState("");
  const [isSent, setSent] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (!isCompleteCode(code)) return;
    if (await action.run(() => answerChallenge(code))) onDone?.();
  }
  return (
    <form className="account-form" noValidate onSubmit={send}>
      <p>
        <strong>{texts.title}</strong>
        <span className="account__hint">{texts.hint}</span>
      </p>
      <AuthProblemNotice problem={action.problem} />
      <CodeField value={code} isSent={isSent} onChange={setCode} />
      <div className="account__actions">
        <SubmitButton isSmall busy={action.busy}>
          {texts.confirm}
        </SubmitButton>
        <button className="button button--ghost" type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
