import { useEffect, useRef } from "react";
import type { AuthProblem } from "@/firebase/auth/auth-problem";
import { accountTexts } from "@/i18n/account-texts";
import { authTexts } from "@/i18n/auth-texts";
import { useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";

/** Explains the identity provider's refusal and takes the focus. */
export function AuthProblemNotice({ problem }: { problem: AuthProblem | null }) {
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
      {texts[problem]}
    </Notice>
  );
}
