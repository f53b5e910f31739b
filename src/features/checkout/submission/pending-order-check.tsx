import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import { PendingNotice } from "@/ui/feedback/pending-notice";
import { PhoneNumbers } from "@/ui/phone-numbers";
import { type SubmissionApi, useSubmission } from "../context/use-submission";
import { OrderOutcomeWatch } from "./order-outcome-watch";

/** Resolves the pending order and shows its outcome. */
export function PendingOrderCheck({ onClose }: { onClose: () => void }) {
  const texts = useTexts(checkoutTexts);
  const api = useSubmission();
  const { phase } = api.state;
  const isOpen = phase === "idle" || phase === "checking";
  // Another tab has resolved it and shows the outcome itself.
  if (isOpen && !api.pending) return null;
  return (
    <PendingNotice
      label={texts.pendingTitle}
      closeLabel={texts.close}
      onClose={() => {
        if (phase === "checking" && api.isForeign) api.release();
        onClose();
      }}
    >
      <Message api={api} />
      <OrderOutcomeWatch api={api} />
    </PendingNotice>
  );
}

function Message({ api }: { api: SubmissionApi }) {
  const texts = useTexts(checkoutTexts);
  const { phones } = useRestaurant();
  const { state, isForeign } = api;
  switch (state.phase) {
    case "succeeded":
      return (
        <p>
          <strong>{texts.arrivedTitle}.</strong>{" "}
          <Link to={routes.order(state.answer.id)}>{texts.toOrder}</Link>
        </p>
      );
    case "not-arrived":
    case "refused":
      return (
        <p>
          <strong>{texts.notArrivedTitle}.</strong> {texts.notArrived}{" "}
          <Link to={routes.checkout}>{texts.backToForm}</Link>
        </p>
      );
    default:
      return (
        <div>
          <p>
            <strong>{texts.pendingTitle}.</strong>{" "}
            {isForeign && state.phase === "checking" ? texts.otherAccount : texts.pending}
          </p>
          {state.phase === "checking" && <PhoneNumbers phones={phones} />}
        </div>
      );
  }
}
