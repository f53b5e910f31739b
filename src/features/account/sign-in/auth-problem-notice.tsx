import { useEffect, useRef } from "react";
import type { AuthProblem } from "@/firebase/auth/auth-problem";
import { accountTexts } from "@/i18n/account/account-texts";
import { authTexts } from "@/i18n/account/auth-texts";
import { useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";

interface AuthProblemNoticeProps {
  readonly problem: AuthProblem | null;
  /** Replaces the text for wrong credentials where only the password was asked. */
  readonly wrongPassword?: string;
}

/** Explains the identity provider's refusal and takes the focus. */
export function AuthProblemNotice({ problem, wrongPassword }: AuthProblemNoticeProps) {
  const texts = useTexts(authTexts);
  const account = useTexts(accountTexts);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) notice.current?.focus();
  }, [problem]);
  // The guest closed the window: not an error.
  if (!problem || problem === "POPUP_CLOSED") return null;
  return (
    <Notice tone="error" title={account.failed} focusRef={notice}>
      {(problem === "WRONG_CREDENTIALS" && wrongPassword) || texts[problem]}
    </Notice>
  );
}
