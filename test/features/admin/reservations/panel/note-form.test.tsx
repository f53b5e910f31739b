import { act, fireEvent, screen } from "@testing-library/react";
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
import { renderAdmin } from "@/test/features/render-admin";
import { mockedReservations } from "../mocked-reservation-day";

vi.mock("@/firebase/callables/staff-reservation-callables");
vi.mock("@/firebase/connection/server-clock", () => ({ followServerClock: () => () => {} }));
vi.mock("@/data/staff/reservation-day-provider", () => import("../mocked-reservation-day"));

const texts = reservationDayTexts.de;
const button = { selector: "button" };
const press = (name: string) => fireEvent.click(screen.getByText(name, button));
const note = () =>
  screen.getByLabelText<HTMLTextAreaElement>(texts.noteTitle, { selector: "textarea" });
const noNote = () => screen.queryByLabelText(texts.noteTitle, { selector: "textarea" });

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

function openNote(): void {
  press(texts.more);
  press(texts.note);
}

/** Types a note while another device changes the reservation's status. */
function typeWhile(status: ReservationStatus): void {
  const { rerender } = renderAdmin(page());
  openNote();
  fireEvent.change(note(), { target: { value: "Tisch 7" } });
  mockedReservations.items = [{ ...requested, status, version: 2 }];
  rerender(page());
}

beforeEach(() => {
  vi.mocked(callNoteReservation).mockReset();
  store.set(reportServerTimeAtom, at("12:00"));
  mockedReservations.items = [requested];
});

it("focuses the field of the team's note", () => {
  renderAdmin(page());
  openNote();
  expect(note()).toHaveFocus();
});

it.each(["confirmed", "cancelled"] as const)(
  "keeps a note and the focus when the reservation becomes %s",
  (status) => {
    typeWhile(status);
    expect(note()).toHaveValue("Tisch 7");
  },
);

it("keeps a note when the reservation moves to another day", () => {
  typeWhile("confirmed");
  mockedReservations.items = [];
  fireEvent.change(note(), { target: { value: "Tisch 8" } });
  expect(note()).toHaveValue("Tisch 8");
});

it("saves a note on top of the version that was open, then closes the panel", async () => {
  typeWhile("confirmed");
  const answer = { id: "table", status: "confirmed", version: 3 } as const;
  vi.mocked(callNoteReservation).mockResolvedValue(ok(answer));
  await act(async () => press(texts.save));
  expect(callNoteReservation).toHaveBeenCalledWith({ id: "table", version: 1, note: "Tisch 7" });
  expect(noNote()).toBeNull();
});

it("discards a note when its panel is closed", () => {
  renderAdmin(page());
  openNote();
  fireEvent.change(note(), { target: { value: "Tisch 7" } });
  press(texts.back);
  openNote();
  expect(note()).toHaveValue("");
});

it("says that a note has too many lines, and keeps it in the field", () => {
  renderAdmin(page());
  openNote();
  const typed = "Tisch 7\n".repeat(9);
  fireEvent.change(note(), { target: { value: typed } });
  press(texts.save);
  screen.getByText(`${texts.noteTitle} darf höchstens 8 Zeilen haben`);
  expect(note().value).toBe(typed);
  expect(callNoteReservation).not.toHaveBeenCalled();
});
