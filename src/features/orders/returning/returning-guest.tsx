import { Link, useNavigate } from "react-router-dom";
import { routes } from "@/config/routes";
import { useMenu } from "@/data/menu-provider";
import { OrderProvider, useOrders } from "@/data/order-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import { type LastOrderToday, lastOrderToday } from "@/domain/cart/last-order-today";
import { isRegularGuest, orderOutcome } from "@/domain/guest/guest-outcome";
import { dishSummary } from "@/domain/order/dish-summary";
import { isFinal } from "@/domain/order/order-transitions";
import { firstName } from "@/domain/order/tour/first-name";
import { formatPrice } from "@/domain/text/format";
import { returningTexts } from "@/i18n/order/returning-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { passportViewAtom } from "@/state/menu/passport-view-atom";
import { isInGuestBookAtom } from "@/state/ordering/guest-book-atoms";
import { addPortionsAtom } from "@/state/ordering/order-again-atom";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { OrderStatusBadge } from "../order-status-badge";
import { RemainingTime } from "../remaining-time";
import "./returning-guest.css";

/**
 * For a guest who has ordered here before: the running order, else the last one as it can be
 * ordered today, else a link to all orders. Always one card of the same height.
 */
export function ReturningGuest() {
  return (
    <OrderProvider>
      <Card />
    </OrderProvider>
  );
}

function Card() {
  const texts = useTexts(returningTexts);
  const { items: orders, status } = useOrders();
  const menu = useMenu();
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  const language = useLanguage();
  if (status === "loading") return <p className="returning__card">{texts.loading}</p>;
  const open = orders.filter((order) => !isFinal(order.status));
  // The notice of an unpaid order leaves the reminder on this page to the card.
  const running = open.find((order) => order.status === "awaiting_payment") ?? open[0];
  if (running) {
    return (
      <Link className="returning__card" to={routes.order(running.id)}>
        <span className="returning__words">
          <strong className="returning__title">
            {texts.running} {running.code}
          </strong>
          <span className="returning__dishes">
            <RemainingTime order={running} />{" "}
            <span className="returning__more">{dishSummary(running.lines, language)}</span>
          </span>
        </span>
        <OrderStatusBadge type={running.type} status={running.status} />
      </Link>
    );
  }
  const last = lastOrderToday(orders, { menu, availability, now });
  if (last) return <LastOrder last={last} />;
  return (
    <Link className="returning__card" to={routes.orders}>
      <span className="returning__words">
        <strong className="returning__title">{texts.orders}</strong>
        <span className="returning__dishes">{texts.ordersHint}</span>
      </span>
    </Link>
  );
}

/** First name of a guest in the guest book who has come three times; null for all others. */
function useRegularName(): string | null {
  const isInBook = useAtomValue(isInGuestBookAtom);
  const { items } = useOrders();
  if (!isInBook) return null;
  const visits = items.filter((each) => each.in_guest_book && orderOutcome(each) === "visit");
  return isRegularGuest(visits.length) ? firstName(visits[0]?.contact.name ?? "") || null : null;
}

/** One tap fills the cart, chooses fulfilment and address, and opens the checkout. */
function LastOrder({ last }: { last: LastOrderToday }) {
  const texts = useTexts(returningTexts);
  const language = useLanguage();
  const addPortions = useSetAtom(addPortionsAtom);
  const navigate = useNavigate();
  const { items } = useMenu();
  const passport = useAtomValue(passportViewAtom);
  const { delivery } = useRestaurant();
  const { order, lines, portions, total_cents, missing } = last;
  const name = useRegularName();
  const unfit = lines.filter(({ item_id, choices }) => {
    const item = items.find(({ id }) => id === item_id);
    return item && passport?.isUnfit(item, choices);
  }).length;

  function repeat() {
    addPortions(portions, delivery ? order : { type: "pickup" });
    navigate(routes.checkout);
  }

  return (
    <button type="button" className="returning__card" onClick={repeat}>
      <span className="returning__words">
        <strong className="returning__title">{name ? texts.welcome(name) : texts.lastTime}</strong>
        <span className="returning__dishes">
          {unfit > 0 ? <b className="returning__unfit">{texts.unfit(unfit)} · </b> : null}
          {name ? `${texts.lastTime}: ` : null}
          {missing > 0 ? `${texts.missing(missing)} · ` : null}
          {dishSummary(lines, language)}
        </span>
      </span>
      <span className="returning__price">{formatPrice(total_cents, language)}</span>
    </button>
  );
}
