import { GuestBookPart } from "@/admin-ui/guest/guest-book-part";
import { useGuestCards } from "@/data/staff/guests/guest-cards";
import { orderOutcome } from "@/domain/guest/guest-outcome";
import type { Order } from "@/domain/order/order.schema";

/** What the guest book holds about the guest of an order. */
export function GuestBookDetails({ order }: { order: Order }) {
  const { cardOf, change } = useGuestCards();
  const card = cardOf(order);
  if (!card) return null;
  return (
    <GuestBookPart
      card={card}
      isCounted={orderOutcome(order) === "visit"}
      onChange={(changed) => change(order, changed)}
    />
  );
}
