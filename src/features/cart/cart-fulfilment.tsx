import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useOtherFulfilment } from "@/data/use-other-fulfilment";
import { fulfilmentTexts } from "@/i18n/order/fulfilment-texts";
import { otherFulfilmentText } from "@/i18n/order/other-fulfilment-text";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { checkoutDraftAtom } from "@/state/ordering/checkout-atoms";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import "./cart-fulfilment.css";

/**
 * After the end of delivery: until when pickup is possible, and a link that chooses it. During a pause
 * of delivery or pickup: the end of the pause, and a link that chooses the other one.
 */
export function CartFulfilment() {
  const texts = useTexts(fulfilmentTexts);
  const setDraft = useSetAtom(checkoutDraftAtom);
  const language = useLanguage();
  const now = useAtomValue(serverNowAtom);
  const instead = useOtherFulfilment("delivery", null);
  const ofPickup = useOtherFulfilment("pickup", null);
  const other = instead ?? (ofPickup?.pausedUntil ? ofPickup : null);
  if (!other) return null;
  const { type } = other;
  return (
    <div className="cart-fulfilment" role="status">
      <p>{otherFulfilmentText(other, now, language)}</p>
      <Link
        className="button button--outline"
        to={routes.checkout}
        onClick={() => setDraft((draft) => ({ ...draft, type, wantedAt: "" }))}
      >
        {texts.take[type]}
      </Link>
    </div>
  );
}
