import { act, fireEvent, screen } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { reservationPolicyOf } from "@/domain/reservation/seating/reservation-policy";
import { ok } from "@/domain/result/result";
import { toInstant } from "@/domain/time/berlin-time";
import { ReservationsPage } from "@/features/admin/reservations/reservations-page";
import { callCreateStaffBooking } from "@/firebase/callables/staff-reservation-callables";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { StateProvider } from "@/state/jotai-hooks";
import { reportServerTimeAtom } from "@/state/restaurant/clock-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { aReservation } from "@/test/domain/reservation/sample-tables";
import { renderAdmin } from "../../render-admin";
import { mockedReservations } from "./mocked-reservation-day";

vi.mock("@/firebase/callables/staff-reservation-callables");
vi.mock("@/firebase/connection/server-clock", () => ({ followServerClock: () => () => {} }));
vi.mock("@/data/staff/reservation-day-provider", () => import("./mocked-reservation-day"));

const texts = reservationDayTexts.de;
// Queries by text, because queries by role are slow with the day's hidden table.
const button = { selector: "button" };
const press = (name: string | RegExp) => fireEvent.click(screen.getByText(name, button));
const pressNext = () => {
  const next = screen.getByLabelText(texts.next);
  next.focus();
  fireEvent.click(next);
};
const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: "input, select" });
const noField = (name: string) => screen.queryByLabelText(name, { selector: "input" });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

type Answer = Awaited<ReturnType<typeof callCreateStaffBooking>>;
const ANSWER = ok({ id: "x", code: "CDFG", status: "confirmed", version: 1, replayed: false });

/** Opens the page on a Wednesday at noon. */
function openPage(guests: string | null = null): void {
  const store = createStore();
  store.set(reportServerTimeAtom, toInstant("2027-03-03", 12 * 60));
  renderAdmin(
    <MemoryRouter>
      <StateProvider store={store}>
        <ReservationsPage restaurants={[restoBobingen]} guests={guests} />
      </StateProvider>
    </MemoryRouter>,
  );
}

/** Opens the telephone booking form two days ahead and fills it in. */
function openTelephone(): void {
  openPage();
  pressNext();
  pressNext();
  press(new RegExp(texts.newBooking.telephone));
  expect(field(texts.phone)).toHaveFocus();
  type(texts.name, "Frau Telefon");
  type(texts.phone, "089 99998-150");
  type(texts.party, "3");
}

beforeEach(() => {
  vi.mocked(callCreateStaffBooking).mockReset();
});

it("keeps the values of the booking form when another day is selected", () => {
  openTelephone();
  pressNext();
  expect(screen.getByLabelText(texts.next)).toHaveFocus();
  expect(field(texts.name).value).toBe("Frau Telefon");
  expect(field(texts.phone).value).toBe("089 99998-150");
  expect(field(texts.party).value).toBe("3");
  press(texts.back);
  press(new RegExp(texts.newBooking.telephone));
  expect(field(texts.name).value).toBe("");
});

it("presets the next free time of the day until another time is selected", async () => {
  vi.mocked(callCreateStaffBooking).mockResolvedValue(ANSWER as Answer);
  openPage();
  press(new RegExp(texts.newBooking.telephone));
  expect(field(texts.time).value).toBe("12:00");
  pressNext();
  expect(field(texts.time).value).toBe("11:00");
  type(texts.time, "18:30");
  type(texts.name, "Frau Telefon");
  type(texts.phone, "089 99998-150");
  await act(async () => press(texts.submit.telephone));
  expect(callCreateStaffBooking).toHaveBeenCalledWith(
    expect.objectContaining({ date: "2027-03-04", time: "18:30", party_size: 2 }),
  );
});

it("closes the booking form after its answer, even if another day is shown by then", async () => {
  let answer: (given: Answer) => void = () => {};
  vi.mocked(callCreateStaffBooking).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  openTelephone();
  await act(async () => press(texts.submit.telephone));
  expect(callCreateStaffBooking).toHaveBeenCalledOnce();
  pressNext();
  expect(field(texts.name).value).toBe("Frau Telefon");
  await act(async () => answer(ANSWER as Answer));
  expect(noField(texts.name)).toBeNull();
});

it("seats a walk-in in two taps", async () => {
  vi.mocked(callCreateStaffBooking).mockResolvedValue(ANSWER as Answer);
  openPage();
  press(new RegExp(texts.newBooking.walk_in));
  const four = screen.getByText("4", { selector: "button *" });
  await act(async () => fireEvent.click(four));
  expect(callCreateStaffBooking).toHaveBeenCalledWith({
    reservation_id: expect.any(String),
    resto_key: restoBobingen.key,
    kind: "walk_in",
    date: "2027-03-03",
    time: "12:00",
    party_size: 4,
    contact: { name: texts.noName },
  });
});

it("says from when a walk-in fits while all seats are taken", () => {
  const [start_at, end_at] = [toInstant("2027-03-03", 11 * 60), toInstant("2027-03-03", 13 * 60)];
  const { seats } = reservationPolicyOf(restoBobingen);
  const status = "seated" as const;
  const everyone = { resto_key: restoBobingen.key, party_size: seats, start_at, end_at, status };
  mockedReservations.items = [aReservation(everyone)];
  onTestFinished(() => {
    mockedReservations.items = [];
  });
  openPage();
  press(new RegExp(texts.newBooking.walk_in));
  expect(screen.getAllByText(texts.freeFrom("13:00"))).toHaveLength(8);
  expect(field(texts.party).value).toBe("1");
});

it("explains why a day is closed that staff may no longer read", () => {
  openPage();
  for (let day = 0; day < 3; day += 1) fireEvent.click(screen.getByLabelText(texts.previous));
  expect(screen.queryByText(texts.older.title)).toBeNull();
  fireEvent.click(screen.getByLabelText(texts.previous));
  expect(screen.getByText(texts.older.title)).toBeVisible();
  expect(screen.getByText(texts.older.askManager)).toBeVisible();
  expect(screen.queryByText(texts.older.toGuests)).toBeNull();
  fireEvent.click(screen.getByText(texts.today, button));
  expect(screen.queryByText(texts.older.title)).toBeNull();
});

it("leads managers from an older day to the search for guests", () => {
  openPage("/system/guests");
  for (let day = 0; day < 4; day += 1) fireEvent.click(screen.getByLabelText(texts.previous));
  expect(screen.getByText(texts.older.toGuests)).toHaveAttribute("href", "/system/guests");
});

it.each([
  ["live", true],
  ["loading", false],
  ["disconnected", false],
])("counts the reservations of an empty day only if the list is live: %s", (status, isShown) => {
  mockedReservations.status = status;
  onTestFinished(() => {
    mockedReservations.status = "live";
  });
  openPage();
  const summary = screen.getByText(texts.summary(0, texts.guests(0)));
  expect(summary.hidden).toBe(!isShown);
});

it("says which reservations cannot be shown", () => {
  mockedReservations.unreadable = [
    { id: "one", code: "CDFG" },
    { id: "two", code: null },
  ];
  onTestFinished(() => {
    mockedReservations.unreadable = [];
  });
  openPage();
  expect(screen.getByText(texts.unreadable(2, "CDFG, two"))).toBeVisible();
});
