import { GuestVisit } from "@/admin-ui/guest/guest-book-part";
import { useGuestCards } from "@/data/staff/guests/guest-cards";
import { orderOutcome } from "@/domain/guest/guest-outcome";
import type { Order } from "@/domain/order/order.schema";
import { guestBookTexts } from "@/i18n/admin/guest/guest-card-texts";
import { useTexts } from "@/i18n/use-texts";

/** Which visit of the guest an order is, and the allergies, if the guest is in the book. */
export function GuestMark({ order }: { order: Order }) {
  const texts = useTexts(guestBookTexts);
  const card = useGuestCards().cardOf(order);
  if (!card) return null;
  return (
    <>
      <p className="order-card__guest">
        <span aria-hidden="true">★</span>{" "}
        <GuestVisit visits={card.visits} isCounted={orderOutcome(order) === "visit"} />
      </p>
      {card.allergies && (
        <p className="order-lines__note" data-allergy="true">
          <b>{texts.allergies}</b> <bdi>{card.allergies}</bdi>
        </p>
      )}
    </>
  );
}
