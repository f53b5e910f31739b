import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { AcceptProblem, InvitationLink } from "@/data/staff/use-invitation";
import type { OpenInvitation } from "@/domain/staff/invitation-calls.schema";
import { accountTexts } from "@/i18n/account/account-texts";
import { invitationTexts } from "@/i18n/account/invitation-texts";
import { useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";
import { SubmitButton } from "@/ui/form/submit-button";
import { TextField } from "@/ui/form/text-field";
import { registerSchema } from "../sign-in/credentials.schema";
import { PasswordChecklist } from "../sign-in/password-checklist";
import { PasswordField } from "../sign-in/password-field";
import { useCredentialsForm } from "../sign-in/use-credentials-form";
import { usePasswordValidator } from "../sign-in/use-password-validator";
import "../sign-in/account.css";

interface InvitationFormProps {
  readonly invitation: OpenInvitation;
  readonly onAccept: InvitationLink["accept"];
}

/** Asks for the new password and accepts the invitation. A refusal keeps the password. */
export function InvitationForm({ invitation, onAccept }: InvitationFormProps) {
  const texts = useTexts(invitationTexts);
  const account = useTexts(accountTexts);
  const validate = usePasswordValidator();
  const { email } = invitation;
  const { register, handleSubmit, formState, control } = useCredentialsForm(
    registerSchema(validate),
    email,
  );
  const typed = useWatch({ control });
  const [problem, setProblem] = useState<AcceptProblem | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) notice.current?.focus();
  }, [problem]);
  const { errors, isSubmitting } = formState;
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={handleSubmit(async ({ password }) => {
        setProblem(null);
        setProblem(await onAccept(password));
      })}
    >
      {problem && (
        <Notice tone="error" title={texts.failedTitle} focusRef={notice}>
          {texts.problems[problem]}
        </Notice>
      )}
      {/* Password managers store the address with the password. */}
      <TextField
        label={account.email.label}
        readOnly
        type="email"
        autoComplete="username"
        {...register("email")}
      />
      <PasswordField
        label={account.newPassword.label}
        required
        autoComplete="new-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <PasswordChecklist validate={validate} password={typed.password ?? ""} email={email} />
      <SubmitButton busy={isSubmitting}>{texts.submit}</SubmitButton>
    </form>
  );
}
