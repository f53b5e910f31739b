import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ReservationProvider } from "@/data/reservation-provider";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { ReservationsPage } from "@/features/reservations/reservations-page";
import type { LiveListener } from "@/firebase/connection/live";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { reportServerTimeAtom } from "@/state/restaurant/clock-atoms";
import { aReservation, at, tablePolicy } from "@/test/domain/reservation/sample-tables";
import { renderInRestaurant } from "../render-in-restaurant";

const watched = vi.hoisted(() => ({
  of: [] as string[],
  listener: null as LiveListener<readonly Reservation[]> | null,
}));

vi.mock("@/firebase/repos/reservation-repo", () => ({
  watchOwnReservations: (
    key: string,
    uid: string,
    listener: LiveListener<readonly Reservation[]>,
  ) => {
    watched.of.push(`${uid} at ${key}`);
    watched.listener = listener;
    return () => {};
  },
}));
vi.mock("@/firebase/auth/session", () => ({
  observeSession: (onChange: (user: unknown) => void) => {
    onChange({ uid: "guest", isAnonymous: false });
    return () => {};
  },
}));
vi.mock("@/firebase/callables/reservation-callables");
vi.mock("@/firebase/connection/server-clock", () => ({ followServerClock: () => () => {} }));

const texts = reservationTexts.de;
const TOMORROW = "2027-03-04";

/** A reservation of two hours. */
function booked(start_at: number, status: Reservation["status"]): Reservation {
  return aReservation({ id: `${start_at}`, start_at, end_at: start_at + 7_200_000, status });
}

/** Opens the page at 20:00 with these reservations. */
const openWith = (...value: Reservation[]) => openAt(value, {});

async function openAt(value: Reservation[], restaurant: Partial<Restaurant>) {
  const store = await renderInRestaurant(
    <ReservationProvider>
      <ReservationsPage />
    </ReservationProvider>,
    { restaurant },
  );
  // The list is followed once the session is known.
  await expect.poll(() => watched.listener).not.toBeNull();
  act(() => {
    store.set(reportServerTimeAtom, at("20:00"));
    watched.listener?.onAnswer({ value, fromCache: false });
  });
  return store;
}

/** Start times of the group with this title, from top to bottom; null without the group. */
function timesIn(title: string) {
  const group = screen.queryByRole("heading", { level: 2, name: title })?.closest("section");
  if (!group) return null;
  const items = within(group).getAllByRole("listitem");
  return items.map(({ textContent }) => /\d\d:\d\d/.exec(textContent ?? "")?.[0]);
}

beforeEach(() => {
  watched.of = [];
  watched.listener = null;
});

it("divides the guest's reservations into upcoming ones, soonest first, and past ones", async () => {
  const store = await openWith(
    booked(at("20:15", TOMORROW), "cancelled"),
    booked(at("19:00", TOMORROW), "confirmed"),
    booked(at("17:30", TOMORROW), "waiting"),
    booked(at("18:15"), "seated"),
    booked(at("18:00"), "confirmed"),
  );
  expect(watched.of).toEqual(["guest at resto-bobingen"]);
  expect(timesIn(texts.upcoming)).toEqual(["18:15", "17:30", "19:00"]);
  expect(timesIn(texts.past)).toEqual(["20:15", "18:00"]);
  // The clock of the page may lag behind the reported time by a millisecond.
  act(() => store.set(reportServerTimeAtom, at("20:15") + 1000));
  expect(timesIn(texts.upcoming)).toEqual(["17:30", "19:00"]);
  expect(timesIn(texts.past)).toEqual(["20:15", "18:15", "18:00"]);
});

it.each([
  ["upcoming", booked(at("19:00", TOMORROW), "requested"), ["19:00"], null],
  ["past", booked(at("19:00", TOMORROW), "declined"), null, ["19:00"]],
])("shows no empty group beside reservations that are %s", async (_when, one, upcoming, past) => {
  await openWith(one);
  expect([timesIn(texts.upcoming), timesIn(texts.past)]).toEqual([upcoming, past]);
});

it("offers no move that could give a kept deposit back, and says until when it does", async () => {
  const deposit = { cents: 2000, free_until_hours: 23, free_until: at("20:00") + 60_000 };
  const table = { ...booked(at("19:01", TOMORROW), "confirmed"), deposit };
  const byHand = { reservation_policy: { ...tablePolicy, auto_confirm: false } };
  const store = await openAt([table], byHand);
  const change = () => screen.queryByRole("button", { name: texts.change });
  expect(change()).not.toBeNull();
  act(() => store.set(reportServerTimeAtom, deposit.free_until + 1000));
  expect(change()).toBeNull();
  expect(screen.getByText(texts.changeUntil("Mi 3.3.2027, 20:01"))).toBeVisible();
});
