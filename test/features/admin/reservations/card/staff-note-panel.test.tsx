import { act, fireEvent, render, screen } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import { beforeEach, expect, it, vi } from "vitest";
import type { ReservationStatus } from "@/domain/reservation/reservation.schema";
import { ok } from "@/domain/result/result";
import { ReservationsPage } from "@/features/admin/reservations/reservations-page";
import { callNoteReservation } from "@/firebase/callables/staff-reservation-callables";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { StateProvider } from "@/state/jotai-hooks";
import { reportServerTimeAtom } from "@/state/restaurant/clock-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { aReservation, at } from "@/test/domain/reservation/sample-tables";
import { mockedReservations } from "../mocked-reservation-day";

vi.mock("@/firebase/callables/staff-reservation-callables");
vi.mock("@/firebase/connection/server-clock", () => ({ followServerClock: () => () => {} }));
vi.mock("@/data/reservation-day-provider", () => import("../mocked-reservation-day"));

const texts = reservationDayTexts.de;
const button = { selector: "button" };
const press = (name: string) => fireEvent.click(screen.getByText(name, button));
const note = () => screen.getByLabelText<HTMLTextAreaElement>(texts.noteTitle);

const requested = aReservation({
  id: "table",
  resto_key: restoBobingen.key,
  status: "requested",
});

const store = createStore();
const page = () => (
  <StateProvider store={store}>
    <ReservationsPage restaurants={[restoBobingen]} guests={null} />
  </StateProvider>
);

/** Types a note while another device changes the reservation's status. */
function typeWhile(status: ReservationStatus): void {
  const { rerender } = render(page());
  press(texts.more);
  press(texts.note);
  expect(note()).toHaveFocus();
  fireEvent.change(note(), { target: { value: "Tisch 7" } });
  mockedReservations.items = [{ ...requested, status, version: 2 }];
  rerender(page());
}

beforeEach(() => {
  vi.mocked(callNoteReservation).mockReset();
  store.set(reportServerTimeAtom, at("12:00"));
  mockedReservations.items = [requested];
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
  mockedReservations.items = [{ ...requested, status: "confirmed", version: 2 }];
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
