import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { useReservations } from "@/data/reservation-provider";
import { readReminderHash } from "@/domain/reservation/reminder/reminder-link";
import type { Reservation, ReservationStatus } from "@/domain/reservation/reservation.schema";
import { isFinalReservation } from "@/domain/reservation/steps/reservation-transitions";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { EmptyState } from "@/ui/feedback/empty-state";
import { Notice } from "@/ui/feedback/notice";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { focusOnMount } from "@/ui/focus-on-mount";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { LiveListView } from "@/ui/navigation/live-list-view";
import { usePageTitle } from "@/ui/navigation/use-page-title";
import { PastReservation } from "./own/past-reservation";
import { PendingReservationCheck } from "./own/pending-reservation-check";
import { ReservationCard } from "./own/reservation-card";
import { ReminderPage } from "./reminder/reminder-page";
import "./booking/booking.css";
import "./reservations.css";

const PushPart = lazyPart(async () => (await import("@/data/push/push-part")).PushPart);

/** The guest's own reservations, live; with the link of a reminder mail, its reservation. */
export function ReservationsPage() {
  const link = readReminderHash(useLocation().hash);
  return link ? <ReminderPage key={link.signature} link={link} /> : <OwnReservations />;
}

function OwnReservations() {
  const texts = useTexts(reservationTexts);
  usePageTitle(texts.own);
  return (
    <div className="reservations" ref={keepFocusInside}>
      <div className="booking__head">
        <h1 className="booking__title" tabIndex={-1}>
          {texts.own}
        </h1>
        <Link className="button button--primary" to={routes.reservation}>
          {texts.newOne}
        </Link>
      </div>
      <PendingReservationCheck />
      <ReservationList />
    </div>
  );
}

function ReservationList() {
  const texts = useTexts(reservationTexts);
  const { items, status, unreadable } = useReservations();
  return (
    <LiveListView
      list={{ status, isEmpty: items.length === 0, unreadable: unreadable.length }}
      texts={texts}
      placeholders={{
        signIn: (
          <Link className="button button--primary" to={routes.account}>
            {texts.signIn}
          </Link>
        ),
        loading: <ReservationsSkeleton label={texts.listLoading} />,
        empty: (
          <EmptyState title={texts.emptyTitle} text={texts.empty}>
            <Link className="button button--primary" to={routes.reservation}>
              {texts.newOne}
            </Link>
          </EmptyState>
        ),
      }}
    >
      <Groups items={items} />
    </LiveListView>
  );
}

function Groups({ items }: { items: readonly Reservation[] }) {
  const texts = useTexts(reservationTexts);
  const now = useAtomValue(serverNowAtom);
  const isUpcoming = ({ status, end_at }: Reservation) =>
    !isFinalReservation(status) && end_at > now;
  const upcoming = items.filter(isUpcoming).toSorted((one, other) => one.start_at - other.start_at);
  const past = items.filter((item) => !isUpcoming(item));
  return (
    <>
      <JustBooked items={items} />
      {upcoming.length > 0 && (
        <OptionalPart>
          <PushPart about="table" />
        </OptionalPart>
      )}
      {upcoming.length > 0 && (
        <Group title={texts.upcoming}>
          {upcoming.map((item) => (
            <ReservationCard key={item.id} reservation={item} />
          ))}
        </Group>
      )}
      {past.length > 0 && (
        <Group title={texts.past}>
          {past.map((item) => (
            <PastReservation key={item.id} reservation={item} />
          ))}
        </Group>
      )}
    </>
  );
}

/** Result of the booking that led here; later changes appear on the card. */
function JustBooked({ items }: { items: readonly Reservation[] }) {
  const texts = useTexts(reservationTexts);
  const { state } = useLocation();
  const bookedId: unknown = state?.bookedId;
  const booked = items.find(({ id }) => id === bookedId);
  const titles: Partial<Record<ReservationStatus, string>> = {
    confirmed: texts.bookedTitle,
    requested: texts.requestedTitle,
    waiting: texts.waitingTitle,
  };
  const title = booked && titles[booked.status];
  if (!title) return null;
  return (
    <Notice tone="success" title={title} focusRef={focusOnMount}>
      {texts.bookedHint(booked.code)}
    </Notice>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="reservations__group">
      <h2 className="reservations__subtitle">{title}</h2>
      <ul className="reservations__list">{children}</ul>
    </section>
  );
}

function ReservationsSkeleton({ label }: { label: string }) {
  return (
    <div className="reservations__list" aria-busy="true">
      <output className="visually-hidden">{label}</output>
      <span className="reservations__place" />
      <span className="reservations__place" />
    </div>
  );
}
