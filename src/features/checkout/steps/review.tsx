import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import type { OrderLine } from "@/domain/order/order.schema";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { passportViewAtom } from "@/state/menu/passport-view-atom";
import { ReceiptLegend, ReceiptLines } from "@/ui/receipt/receipt-lines";
import { ReceiptTotals } from "@/ui/receipt/receipt-totals";
import type { CheckoutOrder } from "../context/use-checkout-order";
import { useTip } from "./payment/use-tip";
import "./review.css";

/**
 * The summary of dishes and prices. It must be directly above the order button, with nothing in
 * between but time and total (BGB § 312j).
 */
export function Review({ order }: { order: CheckoutOrder }) {
  const texts = useTexts(checkoutTexts);
  const { add_ons } = useRestaurant();
  const menu = useMenu();
  const passport = useAtomValue(passportViewAtom);
  const { quote } = order;
  const tip_cents = useTip();
  const markOf = ({ item_id, choices }: OrderLine) => {
    const item = menu.items.find(({ id }) => id === item_id);
    return item ? passport?.ofChoices(item, choices) : null;
  };
  return (
    <div className="review">
      <div className="review__head">
        <h2 className="review__title">{texts.review}</h2>
        <Link to={routes.home}>{texts.edit}</Link>
      </div>
      {quote && <ReceiptLines lines={quote.lines} markOf={markOf} />}
      {quote && <ReceiptLegend lines={quote.lines} addOns={add_ons} />}
      <p className="review__legal">
        {texts.withdrawal} {texts.conditions} <Link to={routes.legal("agb")}>{texts.agb}</Link>{" "}
        {texts.and} <Link to={routes.legal("datenschutz")}>{texts.privacy}</Link>.
      </p>
      {quote && <ReceiptTotals totals={{ ...quote, tip_cents }} hasTotal={order.hasTotal} />}
    </div>
  );
}
