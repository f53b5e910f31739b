import { profileTexts } from "@/i18n/account/profile-texts";
import { useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";
import type { ProtectedCall } from "./use-protected-call";

/** Says why a protected call failed. Trying again is always safe. */
export function CallStateNotice({ step }: Pick<ProtectedCall, "step">) {
  const texts = useTexts(profileTexts);
  if (step !== "offline" && step !== "failed") return null;
  return (
    <Notice tone="error" title={texts.failedTitle}>
      {step === "offline" ? texts.offline : texts.unknown}
    </Notice>
  );
}
