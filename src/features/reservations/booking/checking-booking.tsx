import { useRestaurant } from "@/data/restaurant-provider";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useTexts } from "@/i18n/use-texts";
import { Checking } from "@/ui/feedback/checking";
import { Notice } from "@/ui/feedback/notice";
import { focusOnMount } from "@/ui/focus-on-mount";
import { PhoneNumbers } from "@/ui/phone-numbers";
import type { BookingApi } from "./use-booking";

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
    <Checking
      title={texts.checkingTitle}
      text={api.isForeign ? texts.otherAccount : texts.checking}
      action={
        api.isForeign
          ? { label: texts.stopChecking, onClick: api.release }
          : { label: texts.checkNow, onClick: api.resume }
      }
    >
      <PhoneNumbers phones={phones} />
    </Checking>
  );
}
