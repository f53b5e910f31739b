import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { err, ok } from "@/domain/result/result";
import { sendPasswordReset } from "@/firebase/auth/auth";
import { accountTexts } from "@/i18n/account/account-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { validationText } from "@/i18n/validation-texts";
import { Notice } from "@/ui/feedback/notice";
import { focusOnMount } from "@/ui/focus-on-mount";
import { SubmitButton } from "@/ui/form/submit-button";
import { AuthProblemNotice } from "./auth-problem-notice";
import { resetSchema } from "./credentials.schema";
import { EmailField } from "./email-field";
import { useAuthAction } from "./use-auth-action";

interface ResetFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** Requests a reset link. The answer never reveals whether the address has an account. */
export function ResetForm({ email, onEmail }: ResetFormProps) {
  const texts = useTexts(accountTexts);
  const language = useLanguage();
  const action = useAuthAction();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email },
    resolver: zodResolver(resetSchema, {
      error: (issue) => validationText(issue, texts.email, language),
    }),
  });
  if (sentTo !== null) {
    return (
      <Notice tone="success" title={texts.resetSentTitle} focusRef={focusOnMount}>
        {texts.resetSent(sentTo)}
      </Notice>
    );
  }
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={handleSubmit(async (values) => {
        if (await action.run(() => requestReset(values.email))) setSentTo(values.email);
      })}
    >
      <AuthProblemNotice problem={action.problem} />
      <EmailField
        hint={texts.resetHint}
        error={formState.errors.email?.message}
        {...register("email", { onChange: (event) => onEmail(event.target.value) })}
      />
      <SubmitButton busy={action.busy}>{texts.resetSend}</SubmitButton>
    </form>
  );
}

async function requestReset(email: string) {
  const result = await sendPasswordReset(email);
  const isUnknownUser = !result.ok && result.error === "USER_NOT_FOUND";
  return result.ok || isUnknownUser ? ok(undefined) : err(result.error);
}
