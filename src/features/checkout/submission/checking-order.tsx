import { useRestaurant } from "@/data/restaurant-provider";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import { Checking } from "@/ui/feedback/checking";
import { Notice } from "@/ui/feedback/notice";
import { focusOnMount } from "@/ui/focus-on-mount";
import { PhoneNumbers } from "@/ui/phone-numbers";
import type { SubmissionApi } from "../context/use-submission";
import { OrderOutcomeWatch } from "./order-outcome-watch";

/** Replaces the form while the outcome of an order is unknown, and when it did not arrive. */
export function CheckingOrder({ api }: { api: SubmissionApi }) {
  const texts = useTexts(checkoutTexts);
  const { phones } = useRestaurant();
  if (api.state.phase === "not-arrived") {
    return (
      <Notice tone="warning" title={texts.notArrivedTitle} focusRef={focusOnMount}>
        <p>{texts.notArrived}</p>
        <p className="checkout-actions">
          <button className="button button--primary" type="button" onClick={api.dismiss}>
            {texts.backToForm}
          </button>
        </p>
      </Notice>
    );
  }
  if (api.isForeign) {
    return (
      <Notice tone="warning" title={texts.checkingTitle} focusRef={focusOnMount}>
        <p>{texts.otherAccount}</p>
        <PhoneNumbers phones={phones} />
        <p className="checkout-actions">
          <button className="button button--outline" type="button" onClick={api.release}>
            {texts.dismiss}
          </button>
        </p>
      </Notice>
    );
  }
  return (
    <>
      <Checking
        title={texts.checkingTitle}
        text={texts.checking}
        action={{ label: texts.checkNow, onClick: api.resume }}
      />
      <PhoneNumbers phones={phones} />
      <OrderOutcomeWatch api={api} />
    </>
  );
}
