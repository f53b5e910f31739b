import { useRestaurant } from "@/data/restaurant-provider";
import type { Order } from "@/domain/order/order.schema";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { returnedCartAtom } from "@/state/ordering/open-payment-atoms";
import { OrderAgain } from "../list/order-again";

/** Actions after the end of an order; a review can be written of a completed one. */
export function AfterMeal({ order }: { order: Order }) {
  const texts = useTexts(ordersTexts);
  const { review_url } = useRestaurant();
  const isCartReturned = useAtomValue(returnedCartAtom) === order.id;
  return (
    <div className="order-head__after">
      {isCartReturned ? null : <OrderAgain order={order} />}
      {review_url && order.status === "completed" ? (
        <a
          className="button button--outline"
          href={review_url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.review}
        </a>
      ) : null}
    </div>
  );
}
