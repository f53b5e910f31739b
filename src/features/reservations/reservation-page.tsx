import { type ReactNode, useEffect } from "react";
import { Link, useNavigate } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { useRevalidateRestaurant } from "@/data/use-revalidate-restaurant";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useTexts } from "@/i18n/use-texts";
import { useSetAtom } from "@/state/jotai-hooks";
import { reservationDraftAtom } from "@/state/ordering/reservation-atoms";
import { EmptyState } from "@/ui/feedback/empty-state";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { usePageTitle } from "@/ui/navigation/use-page-title";
import { PhoneNumbers } from "@/ui/phone-numbers";
import { BookingForm } from "./booking/booking-form";
import { CheckingBooking } from "./booking/checking-booking";
import { useBooking } from "./booking/use-booking";
import "./booking/booking.css";

/** @param props.notice what a guest must know before filling in the form */
export function ReservationPage({ notice }: { notice: ReactNode }) {
  const texts = useTexts(reservationTexts);
  const restaurant = useRestaurant();
  usePageTitle(texts.title);
  useRevalidateRestaurant();
  return (
    <div className="booking" ref={keepFocusInside}>
      <div className="booking__head">
        <h1 className="booking__title" tabIndex={-1}>
          {texts.title}
        </h1>
        <Link className="booking__own" to={routes.reservations}>
          {texts.own}
        </Link>
      </div>
      {restaurant.reservation ? <Booking notice={notice} /> : <ReservationsOff />}
    </div>
  );
}

function Booking({ notice }: { notice: ReactNode }) {
  const navigate = useNavigate();
  const setDraft = useSetAtom(reservationDraftAtom);
  const api = useBooking();
  const { state } = api;
  const bookedId = state.phase === "succeeded" ? state.answer.id : null;
  useEffect(() => {
    if (!bookedId) return;
    // The next reservation starts with the same contact and party size, without a time.
    setDraft((draft) => ({ ...draft, date: null, time: null, note: "" }));
    navigate(routes.reservations, { replace: true, state: { bookedId } });
  }, [bookedId, navigate, setDraft]);
  if (state.phase === "checking" || state.phase === "not-arrived") {
    return <CheckingBooking api={api} />;
  }
  return (
    <>
      {notice}
      <BookingForm api={api} />
    </>
  );
}

function ReservationsOff() {
  const texts = useTexts(reservationTexts);
  const { phones } = useRestaurant();
  return (
    <EmptyState title={texts.offTitle} text={texts.off}>
      <PhoneNumbers phones={phones} />
      <Link className="button button--primary" to={routes.home}>
        {texts.toMenu}
      </Link>
    </EmptyState>
  );
}
