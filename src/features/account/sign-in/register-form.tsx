import { useWatch } from "react-hook-form";
import { register as registerAccount } from "@/firebase/auth/auth";
import { accountTexts } from "@/i18n/account/account-texts";
import { useTexts } from "@/i18n/use-texts";
import { SubmitButton } from "@/ui/form/submit-button";
import { AuthProblemNotice } from "./auth-problem-notice";
import { registerSchema } from "./credentials.schema";
import { EmailField } from "./email-field";
import { PasswordChecklist } from "./password-checklist";
import { PasswordField } from "./password-field";
import { useAuthAction } from "./use-auth-action";
import { useCredentialsForm } from "./use-credentials-form";
import { usePasswordValidator } from "./use-password-validator";

interface RegisterFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly submitLabel?: string;
}

/** Creates an account, or upgrades the current guest account, which keeps its orders. */
export function RegisterForm({ email, onEmail, submitLabel }: RegisterFormProps) {
  const texts = useTexts(accountTexts);
  const action = useAuthAction();
  const validate = usePasswordValidator();
  const { register, handleSubmit, formState, control } = useCredentialsForm(
    registerSchema(validate),
    email,
  );
  const typed = useWatch({ control });
  const { errors } = formState;
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={handleSubmit((values) =>
        action.run(() => registerAccount(values.email, values.password)),
      )}
    >
      <AuthProblemNotice problem={action.problem} />
      <EmailField
        error={errors.email?.message}
        {...register("email", { onChange: (event) => onEmail(event.target.value) })}
      />
      <PasswordField
        label={texts.newPassword.label}
        required
        autoComplete="new-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <PasswordChecklist
        validate={validate}
        password={typed.password ?? ""}
        email={typed.email ?? ""}
      />
      <SubmitButton busy={action.busy}>{submitLabel ?? texts.register}</SubmitButton>
    </form>
  );
}
