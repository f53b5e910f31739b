import { useFormContext } from "react-hook-form";
import { useRestaurant } from "@/data/restaurant-provider";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useRefusalText } from "@/i18n/use-refusal-text";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { securityCheckAtom } from "@/state/page/security-check-atoms";
import { Notice } from "@/ui/feedback/notice";
import { PhoneNumbers } from "@/ui/phone-numbers";
import type { CheckoutOrder } from "../context/use-checkout-order";
import type { SubmissionApi } from "../context/use-submission";
import { PriceDifference } from "./price-difference";
import { RefusalNotice } from "./refusal-notice";
import { UnavailableLines } from "./unavailable-lines";
import "./checkout-problems.css";

interface CheckoutProblemsProps {
  readonly api: SubmissionApi;
  readonly order: CheckoutOrder;
  readonly signInMissing: boolean;
  readonly onRetry: () => void;
}

/** Everything that prevents the order, each with a way to solve it. */
export function CheckoutProblems({ api, order, signInMissing, onRetry }: CheckoutProblemsProps) {
  const texts = useTexts(checkoutTexts);
  const { state } = api;
  const refused = state.phase === "refused" ? state.refusal : null;
  const { formState } = useFormContext<CheckoutDraft>();
  // Outside the delivery area the order bar says so and offers pickup. The address step says what is
  // missing to the minimum.
  const isSaid =
    order.refusal?.reason === "OUT_OF_AREA" ||
    (order.refusal?.reason === "BELOW_MINIMUM" && formState.submitCount === 0);
  const expected = isSaid ? null : order.refusal;
  const shown = refused ?? expected;
  const isAboutPrice = refused?.reason === "PRICE_CHANGED" && order.before !== null;
  const isAboutLine = order.unavailable.length > 0;
  return (
    <>
      {signInMissing && <Notice tone="error" title={texts.finishSignIn} />}
      {isAboutLine && <UnavailableLines lines={order.unavailable} />}
      {order.before && order.quote && (
        <PriceDifference
          before={order.before}
          now={order.quote}
          onAccept={order.mustAccept ? order.acceptPrices : null}
        />
      )}
      {shown && !isAboutPrice && !isAboutLine && (
        <RefusalNotice refusal={shown} tone={refused ? "error" : "warning"} />
      )}
      <SubmissionFailure phase={state.phase} onRetry={onRetry} />
    </>
  );
}

function SubmissionFailure({ phase, onRetry }: { phase: string; onRetry: () => void }) {
  const texts = useTexts(checkoutTexts);
  const { phones } = useRestaurant();
  const refusalText = useRefusalText();
  const { hasToken } = useAtomValue(securityCheckAtom);
  if (phase !== "offline" && phase !== "sign-in-failed") return null;
  const offline = phase === "offline";
  const unverified = refusalText({ reason: "NOT_VERIFIED" });
  const signInFailed = hasToken
    ? { title: texts.signInFailedTitle, help: texts.signInFailed }
    : unverified;
  return (
    <Notice tone="error" title={offline ? texts.offlineTitle : signInFailed.title}>
      <p>{offline ? texts.offline : signInFailed.help}</p>
      {!offline && <PhoneNumbers phones={phones} />}
      <p className="checkout-actions">
        <button className="button button--primary" type="button" onClick={onRetry}>
          {texts.retry}
        </button>
      </p>
    </Notice>
  );
}
