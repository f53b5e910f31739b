import { act, fireEvent, render, screen } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import { createContext, type ReactNode, use } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { Reservation, ReservationStatus } from "@/domain/reservation/reservation.schema";
import { toInstant } from "@/domain/shared/berlin-time";
import { ok } from "@/domain/shared/result";
import { ReservationsPage } from "@/features/admin/reservations/reservations-page";
import { callNoteReservation } from "@/firebase/callables/staff-reservation-callables";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { StateProvider } from "@/state/jotai-hooks";
import { reportServerTimeAtom } from "@/state/restaurant/clock-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

const day = vi.hoisted(() => ({ items: [] as object[] }));

vi.mock("@/firebase/callables/staff-reservation-callables");
vi.mock("@/firebase/connection/server-clock", () => ({ followServerClock: () => () => {} }));
vi.mock("@/data/reservation-day-provider", () => {
  const Day = createContext<object>({});
  return {
    useReservationDay: () => ({
      ...use(Day),
      reservations: { status: "live", items: day.items },
      isFull: false,
      switchesOf: () => DEFAULT_AVAILABILITY,
    }),
    ReservationDayProvider: ({ children, ...shown }: { children: ReactNode }) => (
      <Day value={shown}>{children}</Day>
    ),
  };
});

const texts = reservationDayTexts.de;
const button = { selector: "button" };
const press = (name: string) => fireEvent.click(screen.getByText(name, button));
const note = () => screen.getByLabelText<HTMLTextAreaElement>(texts.noteTitle);

const DATE = "2027-03-03";
const booked: Reservation = {
  id: "table",
  resto_key: restoBobingen.key,
  creator_uid: "guest",
  code: "CDFG",
  party_size: 2,
  start_at: toInstant(DATE, 19 * 60),
  end_at: toInstant(DATE, 21 * 60),
  local_date: DATE,
  local_time: "19:00",
  contact: { name: "Toni Test", phone: "089 99998-050" },
  status: "requested",
  status_at: {},
  version: 1,
  history: [],
  request_hash: "",
  created_at: toInstant(DATE, 10 * 60),
  updated_at: toInstant(DATE, 10 * 60),
};

const store = createStore();
const page = () => (
  <StateProvider store={store}>
    <ReservationsPage restaurants={[restoBobingen]} />
  </StateProvider>
);

/** Types a note while another device changes the reservation's status. */
function typeWhile(status: ReservationStatus): void {
  const { rerender } = render(page());
  press(texts.more);
  press(texts.note);
  expect(note()).toHaveFocus();
  fireEvent.change(note(), { target: { value: "Tisch 7" } });
  day.items = [{ ...booked, status, version: 2 }];
  rerender(page());
}

beforeEach(() => {
  vi.mocked(callNoteReservation).mockReset();
  store.set(reportServerTimeAtom, toInstant(DATE, 12 * 60));
  day.items = [booked];
});

it("keeps a note and the focus when the reservation moves to another group", () => {
  typeWhile("confirmed");
  expect(note().closest("[data-list]")).toHaveAttribute("data-list", "tables");
  expect(note()).toHaveValue("Tisch 7");
  expect(note()).toHaveFocus();
});

it("opens the collapsed list that the reservation moves to while a note is edited", () => {
  typeWhile("cancelled");
  expect(note()).toHaveValue("Tisch 7");
  expect(note().closest("details")).toHaveAttribute("open");
});

it("leaves the focus elsewhere when the reservation of a note moves", () => {
  const { rerender } = render(page());
  press(texts.more);
  press(texts.note);
  screen.getByLabelText(texts.next).focus();
  day.items = [{ ...booked, status: "confirmed", version: 2 }];
  rerender(page());
  expect(note()).toBeInTheDocument();
  expect(screen.getByLabelText(texts.next)).toHaveFocus();
});

it("saves a note on top of the version that was open, then closes the panel", async () => {
  typeWhile("confirmed");
  const answer = { id: "table", status: "confirmed", version: 3 } as const;
  vi.mocked(callNoteReservation).mockResolvedValue(ok(answer));
  await act(async () => press(texts.save));
  expect(callNoteReservation).toHaveBeenCalledWith({ id: "table", version: 1, note: "Tisch 7" });
  expect(screen.queryByLabelText(texts.noteTitle)).toBeNull();
  expect(screen.getByText(texts.more, button)).toHaveFocus();
});

it("discards a note when its panel is closed", () => {
  render(page());
  press(texts.more);
  press(texts.note);
  fireEvent.change(note(), { target: { value: "Tisch 7" } });
  press(texts.back);
  press(texts.more);
  press(texts.note);
  expect(note()).toHaveValue("");
});
