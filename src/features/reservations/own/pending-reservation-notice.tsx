import { useState } from "react";
import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { ReservationProvider } from "@/data/reservation-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import { reservationTexts } from "@/i18n/reservation-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { pendingReservationAtom } from "@/state/ordering/reservation-atoms";
import { type BookingApi, useBooking } from "../booking/use-booking";
import "./pending-reservation-notice.css";

/**
 * Finds out about a reservation whose outcome was unknown when the page was left, on every page
 * but those about reservations, which do it themselves. Drawn without Chakra.
 */
export function PendingReservationNotice() {
  return (
    <ReservationProvider>
      <Watch />
    </ReservationProvider>
  );
}

function Watch() {
  const texts = useTexts(reservationTexts);
  const api = useBooking();
  const [isClosed, setClosed] = useState(false);
  const pending = useAtomValue(pendingReservationAtom);
  const { phase } = api.booking;
  // Another tab has resolved it and says so itself.
  if (isClosed || (phase === "idle" && !pending)) return null;
  return (
    <section className="pending-booking" aria-live="polite" aria-label={texts.checkingTitle}>
      <Message api={api} />
      <button
        className="button button--ghost"
        type="button"
        onClick={() => {
          if (phase === "checking" && api.isForeign) api.forget();
          setClosed(true);
        }}
      >
        {texts.close}
      </button>
    </section>
  );
}

function Message({ api }: { api: BookingApi }) {
  const texts = useTexts(reservationTexts);
  const { phones } = useRestaurant();
  switch (api.booking.phase) {
    case "booked":
      return (
        <p>
          <strong>{texts.arrivedTitle}.</strong> <Link to={routes.reservations}>{texts.own}</Link>
        </p>
      );
    case "refused":
    case "not-arrived":
      return (
        <p>
          <strong>{texts.notArrivedTitle}.</strong> {texts.notArrived}{" "}
          <Link to={routes.reservation}>{texts.backToForm}</Link>
        </p>
      );
    default:
      return (
        <p>
          <strong>{texts.checkingTitle}.</strong>{" "}
          {api.isForeign ? texts.otherAccount : texts.checking} {texts.call}:{" "}
          {phones.map((phone) => (
            <a key={phone} href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
              {phone}
            </a>
          ))}
        </p>
      );
  }
}
