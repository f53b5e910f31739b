import { createPortal } from "react-dom";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatTime } from "@/domain/text/format";
import { printTexts } from "@/i18n/admin/print-texts";
import { useTexts } from "@/i18n/use-texts";
import type { BoardStation } from "../context/board-station";
import type { PrintJob } from "../context/use-printer";
import { KitchenTicket } from "./kitchen-ticket";
import { OrderReceipt } from "./order-receipt";
import { stationRestaurant } from "./station-ticket";
import "./print-sheet.css";

/** The sheet for an 80 mm printer; hidden on the screen. */
export function PrintSheet(props: {
  job: PrintJob;
  restaurant: Restaurant;
  station?: BoardStation | null;
}) {
  const { job, restaurant, station = null } = props;
  const texts = useTexts(printTexts);
  return createPortal(
    <section className="print-sheet" data-testid="print-sheet" aria-hidden="true">
      {job.lastPrintedAt !== null && (
        <p className="print-sheet__copy">{texts.copy(formatTime(job.lastPrintedAt))}</p>
      )}
      {job.kind === "ticket" ? (
        <KitchenTicket job={job} restaurant={stationRestaurant(restaurant, station).title} />
      ) : (
        <OrderReceipt order={job.order} restaurant={restaurant} />
      )}
    </section>,
    document.body,
  );
}
