import type { CallProblem } from "@/firebase/callables/call-problem";
import { onlinePaymentTexts } from "@/i18n/order/online-payment-texts";
import { useRefusalText } from "@/i18n/use-refusal-text";
import { useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";

/** Why the provider's page did not open. */
export function OpenPaymentProblem({ problem }: { problem: CallProblem }) {
  const texts = useTexts(onlinePaymentTexts);
  const refusalText = useRefusalText();
  if (problem.kind === "offline") {
    return (
      <Notice tone="error" title={texts.offlineTitle}>
        {texts.offline}
      </Notice>
    );
  }
  const { title, help } =
    problem.kind === "refused"
      ? refusalText(problem.refusal)
      : { title: texts.failedTitle, help: texts.failed };
  return (
    <Notice tone="error" title={title}>
      {help}
    </Notice>
  );
}
