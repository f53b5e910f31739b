import { act, fireEvent, render, screen } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { ok } from "@/domain/result/result";
import { toInstant } from "@/domain/time/berlin-time";
import { ReservationsPage } from "@/features/admin/reservations/reservations-page";
import { callRecordReservation } from "@/firebase/callables/staff-reservation-callables";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { StateProvider } from "@/state/jotai-hooks";
import { reportServerTimeAtom } from "@/state/restaurant/clock-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { mockedReservations } from "./mocked-reservation-day";

vi.mock("@/firebase/callables/staff-reservation-callables");
vi.mock("@/firebase/connection/server-clock", () => ({ followServerClock: () => () => {} }));
vi.mock("@/data/reservation-day-provider", () => import("./mocked-reservation-day"));

const texts = reservationDayTexts.de;
// Queries by text, because queries by role are slow with the day's hidden table.
const button = { selector: "button" };
const press = (name: string | RegExp) => fireEvent.click(screen.getByText(name, button));
const pressNext = () => {
  const next = screen.getByLabelText(texts.next);
  next.focus();
  fireEvent.click(next);
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

type Answer = Awaited<ReturnType<typeof callRecordReservation>>;

/** On a Wednesday at noon, opens the telephone booking form two days ahead and fills it in. */
function openTelephone(): void {
  const store = createStore();
  store.set(reportServerTimeAtom, toInstant("2027-03-03", 12 * 60));
  render(
    <StateProvider store={store}>
      <ReservationsPage restaurants={[restoBobingen]} guests={null} />
    </StateProvider>,
  );
  pressNext();
  pressNext();
  press(new RegExp(texts.newBooking.telephone));
  expect(screen.getByText(texts.bookingTitle.telephone)).toHaveFocus();
  type(texts.name, "Frau Telefon");
  type(texts.phone, "089 99998-150");
  fireEvent.click(screen.getByLabelText(texts.moreGuests));
}

beforeEach(() => {
  vi.mocked(callRecordReservation).mockReset();
});

it("keeps the values of the booking form when another day is selected", async () => {
  openTelephone();
  pressNext();
  expect(screen.getByLabelText(texts.next)).toHaveFocus();
  expect(field(texts.name).value).toBe("Frau Telefon");
  expect(field(texts.phone).value).toBe("089 99998-150");
  screen.getByText("3", { selector: "output" });
  press(texts.back);
  press(new RegExp(texts.newBooking.telephone));
  expect(field(texts.name).value).toBe("");
});

it("closes the booking form after its answer, even if another day is shown by then", async () => {
  let answer: (given: Answer) => void = () => {};
  vi.mocked(callRecordReservation).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  openTelephone();
  type(texts.time, "18:30");
  await act(async () => press(texts.submit.telephone));
  expect(callRecordReservation).toHaveBeenCalledOnce();
  pressNext();
  expect(field(texts.name).value).toBe("Frau Telefon");
  const value = {
    id: "x",
    code: "CDFG",
    status: "confirmed",
    version: 1,
    replayed: false,
  } as const;
  await act(async () => answer(ok(value) as Answer));
  expect(screen.queryByLabelText(texts.name)).toBeNull();
});

/** On a Wednesday, opens a day back from it. */
function openDaysBack(days: number, guests: string | null): void {
  const store = createStore();
  store.set(reportServerTimeAtom, toInstant("2027-03-03", 12 * 60));
  render(
    <MemoryRouter>
      <StateProvider store={store}>
        <ReservationsPage restaurants={[restoBobingen]} guests={guests} />
      </StateProvider>
    </MemoryRouter>,
  );
  for (let day = 0; day < days; day += 1) fireEvent.click(screen.getByLabelText(texts.previous));
}

it("explains why a day is closed that staff may no longer read", () => {
  openDaysBack(3, null);
  expect(screen.queryByText(texts.older.title)).toBeNull();
  fireEvent.click(screen.getByLabelText(texts.previous));
  expect(screen.getByText(texts.older.title)).toBeVisible();
  expect(screen.getByText(texts.older.askManager)).toBeVisible();
  expect(screen.queryByText(texts.older.toGuests)).toBeNull();
  fireEvent.click(screen.getByText(texts.today, button));
  expect(screen.queryByText(texts.older.title)).toBeNull();
});

it("leads managers from an older day to the search for guests", () => {
  openDaysBack(4, "/system/guests");
  expect(screen.getByText(texts.older.toGuests)).toHaveAttribute("href", "/system/guests");
});

it("says which reservations cannot be shown", () => {
  mockedReservations.unreadable = [
    { id: "one", code: "CDFG" },
    { id: "two", code: null },
  ];
  onTestFinished(() => {
    mockedReservations.unreadable = [];
  });
  openDaysBack(0, null);
  expect(screen.getByText(texts.unreadable(2, "CDFG, two"))).toBeVisible();
});
