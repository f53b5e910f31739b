import { useState } from "react";
import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { ReservationProvider } from "@/data/reservation-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { pendingReservationAtom } from "@/state/ordering/reservation-atoms";
import { PendingNotice } from "@/ui/feedback/pending-notice";
import { PhoneNumbers } from "@/ui/phone-numbers";
import { type BookingApi, useBooking } from "../booking/use-booking";

/**
 * Resolves a pending reservation on every page except the reservation pages, which do it
 * themselves.
 */
export function PendingReservationNotice() {
  return (
    <ReservationProvider>
      <PendingReservation />
    </ReservationProvider>
  );
}

function PendingReservation() {
  const texts = useTexts(reservationTexts);
  const api = useBooking();
  const [isClosed, setClosed] = useState(false);
  const pending = useAtomValue(pendingReservationAtom);
  const { phase } = api.state;
  // Another tab has resolved it and shows the outcome itself.
  if (isClosed || (phase === "idle" && !pending)) return null;
  return (
    <PendingNotice
      label={texts.checkingTitle}
      closeLabel={texts.close}
      onClose={() => {
        if (phase === "checking" && api.isForeign) api.release();
        setClosed(true);
      }}
    >
      <Message api={api} />
    </PendingNotice>
  );
}

function Message({ api }: { api: BookingApi }) {
  const texts = useTexts(reservationTexts);
  const { phones } = useRestaurant();
  switch (api.state.phase) {
    case "succeeded":
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
        <div>
          <p>
            <strong>{texts.checkingTitle}.</strong>{" "}
            {api.isForeign ? texts.otherAccount : texts.checking}
          </p>
          <PhoneNumbers phones={phones} />
        </div>
      );
  }
}
