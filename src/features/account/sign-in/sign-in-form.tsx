import { useState } from "react";
import { signIn } from "@/firebase/auth/auth";
import { accountTexts } from "@/i18n/account/account-texts";
import { useTexts } from "@/i18n/use-texts";
import { SubmitButton } from "@/ui/form/submit-button";
import { AuthProblemNotice } from "./auth-problem-notice";
import { signInSchema } from "./credentials.schema";
import { EmailField } from "./email-field";
import { PasswordField } from "./password-field";
import { SecondFactorForm } from "./second-factor-form";
import { useAuthAction } from "./use-auth-action";
import { useCredentialsForm } from "./use-credentials-form";

interface SignInFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** Signs in with e-mail and password. Keeps the input after a refusal. */
export function SignInForm({ email, onEmail }: SignInFormProps) {
  const texts = useTexts(accountTexts);
  const action = useAuthAction();
  const { register, handleSubmit, formState } = useCredentialsForm(signInSchema, email);
  const { errors } = formState;
  const [isReturned, setReturned] = useState(false);
  if (action.problem === "SECOND_FACTOR") {
    return (
      <SecondFactorForm
        onCancel={() => {
          setReturned(true);
          action.reset();
        }}
      />
    );
  }
  return (
    <form
      ref={isReturned ? focusPassword : undefined}
      className="account-form"
      noValidate
      onSubmit={handleSubmit((values) => action.run(() => signIn(values.email, values.password)))}
    >
      <AuthProblemNotice problem={action.problem} />
      <EmailField
        error={errors.email?.message}
        {...register("email", { onChange: (event) => onEmail(event.target.value) })}
      />
      <PasswordField
        label={texts.password.label}
        required
        autoComplete="current-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <SubmitButton busy={action.busy}>{texts.signIn}</SubmitButton>
    </form>
  );
}

/** The button that had the focus is gone. */
function focusPassword(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>("input[autocomplete=current-password]")?.focus();
}
