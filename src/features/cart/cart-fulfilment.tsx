import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useOtherFulfilment } from "@/data/use-other-fulfilment";
import { formatTime } from "@/domain/text/format";
import { fulfilmentTexts } from "@/i18n/fulfilment-texts";
import { useTexts } from "@/i18n/use-texts";
import { useSetAtom } from "@/state/jotai-hooks";
import { checkoutDraftAtom } from "@/state/ordering/checkout-atoms";
import "./cart-fulfilment.css";

/** After the end of delivery: until when pickup is possible, and a link that chooses it. */
export function CartFulfilment() {
  const texts = useTexts(fulfilmentTexts);
  const setDraft = useSetAtom(checkoutDraftAtom);
  const other = useOtherFulfilment("delivery", null);
  if (!other?.until) return null;
  const { type, until } = other;
  return (
    <div className="cart-fulfilment" role="status">
      <p>{texts.onlyToday[type](formatTime(until))}</p>
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
