import { useEffect, useRef, useState } from "react";
import {
  type ConfirmationMethod,
  confirmationMethod,
  confirmWithGoogle,
  confirmWithPassword,
} from "@/firebase/auth/auth-confirm";
import { accountTexts } from "@/i18n/account/account-texts";
import { confirmIdentityTexts } from "@/i18n/account/confirm-identity-texts";
import { useTexts } from "@/i18n/use-texts";
import { SubmitButton } from "@/ui/form/submit-button";
import { AuthProblemNotice } from "./auth-problem-notice";
import { PasswordField } from "./password-field";
import { SecondFactorForm } from "./second-factor-form";
import { useAuthAction } from "./use-auth-action";

interface ConfirmIdentityProps {
  /** False where a title above already says what to do. Default true. */
  readonly hasTitle?: boolean;
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/** Asks the signed-in user to sign in again before a protected call. */
export function ConfirmIdentity({ hasTitle = true, onConfirmed, onCancel }: ConfirmIdentityProps) {
  const texts = useTexts(confirmIdentityTexts);
  const account = useTexts(accountTexts);
  const action = useAuthAction();
  const [method, setMethod] = useState<ConfirmationMethod | null>(null);
  const [password, setPassword] = useState("");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Without the provider's code, sending the form reports what is wrong.
    confirmationMethod().then(setMethod, () => setMethod("password"));
  }, []);
  useEffect(() => {
    if (method === "password") form.current?.querySelector("input")?.focus();
  }, [method]);

  async function confirm() {
    const step = method === "google" ? confirmWithGoogle : () => confirmWithPassword(password);
    if (await action.run(step)) onConfirmed();
  }
  if (action.problem === "SECOND_FACTOR") {
    return <SecondFactorForm onDone={onConfirmed} onCancel={onCancel} />;
  }
  return (
    <form
      ref={form}
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <p>
        {hasTitle && <strong>{texts.title}</strong>}
        <span className="account__hint">{texts.hint}</span>
      </p>
      <AuthProblemNotice problem={action.problem} wrongPassword={texts.wrongPassword} />
      {method === "password" && (
        <PasswordField
          label={account.password.label}
          required
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <div className="account__actions">
        <SubmitButton isSmall busy={action.busy || method === null}>
          {method === "google" ? texts.withGoogle : texts.withPassword}
        </SubmitButton>
        <button className="button button--ghost" type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
