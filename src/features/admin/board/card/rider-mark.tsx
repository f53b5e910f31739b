import { BikeIcon } from "@/admin-ui/icons";
import type { Order } from "@/domain/order/order.schema";
import { isFinal } from "@/domain/order/order-transitions";
import { boardTexts } from "@/i18n/admin/board-texts";
import { stationTexts } from "@/i18n/admin/kitchen/station-texts";
import { useTexts } from "@/i18n/use-texts";
import { useBoardContext } from "../context/board-context";

/** The rider of a delivery, or that it waits for one; "packed" if the restaurant has no riders. */
export function RiderMark({ order }: { order: Order }) {
  const texts = useTexts(boardTexts).riders;
  const { packed } = useTexts(stationTexts);
  const { hasRiders } = useBoardContext();
  const { rider, ready_at, status } = order;
  if (isFinal(status) || (!rider && !ready_at)) return null;
  const isWaiting = !rider && status !== "out_for_delivery";
  if (!rider && !isWaiting) return null;
  const waiting = hasRiders(order) ? texts.waiting : packed;
  return (
    <p className="order-card__cooking">
      <BikeIcon boxSize="1em" aria-hidden="true" /> {rider ? rider.name || texts.nameless : waiting}
    </p>
  );
}
