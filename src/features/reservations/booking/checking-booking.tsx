import { useRestaurant } from "@/data/restaurant-provider";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";
import { focusOnMount } from "@/ui/focus-on-mount";
import { PhoneNumbers } from "@/ui/phone-numbers";
import type { BookingApi } from "./use-booking";
import "./checking-booking.css";

/** Replaces the form while the outcome of a reservation is unknown, and when it did not arrive. */
export function CheckingBooking({ api }: { api: BookingApi }) {
  const texts = useTexts(reservationTexts);
  const { phones } = useRestaurant();
  if (api.state.phase === "not-arrived") {
    return (
      <Notice tone="warning" title={texts.notArrivedTitle} focusRef={focusOnMount}>
        <p>{texts.notArrived}</p>
        <button className="button button--primary" type="button" onClick={api.dismiss}>
          {texts.backToForm}
        </button>
      </Notice>
    );
  }
  return (
    <section className="booking-checking">
      <span className="booking-checking__spinner" aria-hidden="true" />
      <h2
        className="booking-step__title"
        ref={focusOnMount}
        tabIndex={-1}
        aria-describedby="booking-checking"
      >
        {texts.checkingTitle}
      </h2>
      <p id="booking-checking">{api.isForeign ? texts.otherAccount : texts.checking}</p>
      <button
        className="button button--outline"
        type="button"
        onClick={api.isForeign ? api.release : api.resume}
      >
        {api.isForeign ? texts.stopChecking : texts.checkNow}
      </button>
      <PhoneNumbers phones={phones} />
    </section>
  );
}
