import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { checkoutTexts } from "@/i18n/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import { CallRestaurant } from "./call-restaurant";
import { OutcomeWatch } from "./outcome-watch";
import { type SubmissionApi, useSubmission } from "./use-submission";
import "./pending-order-check.css";

/** Finds out about the last order and says what came of it; drawn without Chakra for any page. */
export function PendingOrderCheck({ onClose }: { onClose: () => void }) {
  const texts = useTexts(checkoutTexts);
  const api = useSubmission();
  const { submission, pending, isOwn } = api;
  const isOpen = submission.phase === "idle" || submission.phase === "checking";
  // Another tab has resolved it and says so itself.
  if (isOpen && !pending) return null;
  const isForeign = submission.phase === "checking" && pending !== null && !isOwn;
  return (
    <section className="pending-order" aria-live="polite" aria-label={texts.pendingTitle}>
      <Message api={api} />
      {submission.phase === "checking" && pending && isOwn && (
        <OutcomeWatch
          orderId={pending.request.order_id}
          startedAt={pending.startedAt}
          onOutcome={api.settle}
        />
      )}
      <button
        className="button button--ghost"
        type="button"
        onClick={() => {
          if (isForeign) api.forget();
          onClose();
        }}
      >
        {texts.close}
      </button>
    </section>
  );
}

function Message({ api }: { api: SubmissionApi }) {
  const texts = useTexts(checkoutTexts);
  const { phones } = useRestaurant();
  const { submission, pending, isOwn } = api;
  switch (submission.phase) {
    case "placed":
      return (
        <p>
          <strong>{texts.arrivedTitle}.</strong>{" "}
          <Link to={routes.order(submission.orderId)}>{texts.toOrder}</Link>
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
            {pending && !isOwn && submission.phase === "checking"
              ? texts.otherAccount
              : texts.pending}
          </p>
          {submission.phase === "checking" && <CallRestaurant phones={phones} />}
        </div>
      );
  }
}
