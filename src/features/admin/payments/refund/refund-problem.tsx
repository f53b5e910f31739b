import { Button, HStack } from "@chakra-ui/react";
import { Notice } from "@/admin-ui/feedback/notice";
import type { RefusalReason } from "@/domain/result/refusal";
import { paymentsTexts } from "@/i18n/admin/money/payments-texts";
import { useTexts } from "@/i18n/use-texts";
import type { Refund } from "./use-refund";

/** Why a refund failed, or that its outcome is not known yet. May render nothing. */
export function RefundProblem({ refund }: { refund: Refund }) {
  const texts = useTexts(paymentsTexts).refund;
  const { state } = refund;
  switch (state.phase) {
    case "checking":
      return (
        <Notice tone="warning" title={texts.checking}>
          {texts.checkingHelp}
          <HStack wrap="wrap" mt="2">
            <Button variant="outline" onClick={() => void refund.resume()}>
              {texts.retry}
            </Button>
            <Button variant="outline" colorPalette="gray" onClick={refund.release}>
              {texts.release}
            </Button>
          </HStack>
        </Notice>
      );
    case "offline":
    case "sign-in-failed":
    case "not-arrived":
      return <Notice tone="danger" title={texts.problems.offline} />;
    case "refused":
      return <Notice tone="danger" title={texts.problems[problemOf(state.refusal.reason)]} />;
    default:
      return null;
  }
}

type Problem = keyof (typeof paymentsTexts)["de"]["refund"]["problems"];

const PROBLEMS: Readonly<Partial<Record<RefusalReason, Problem>>> = {
  REFUND_TOO_HIGH: "tooHigh",
  PAYMENT_OPEN: "open",
  PAYMENT_SETTLED: "settled",
  NOT_ALLOWED: "notAllowed",
  NOT_FOUND: "notAllowed",
  SIGN_IN_AGAIN: "signIn",
};

function problemOf(reason: RefusalReason): Problem {
  return PROBLEMS[reason] ?? "other";
}
