import { act, fireEvent, screen, within } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import { beforeEach, expect, it, vi } from "vitest";
import { err, ok } from "@/domain/result/result";
import { ReservationsPage } from "@/features/admin/reservations/reservations-page";
import { callChangeReservation } from "@/firebase/callables/reservation-callables";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { StateProvider } from "@/state/jotai-hooks";
import { reportServerTimeAtom } from "@/state/restaurant/clock-atoms";
import { reservationViewAtom } from "@/state/staff/reservation-view-atom";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { aReservation, at } from "@/test/domain/reservation/sample-tables";
import { renderAdmin } from "@/test/features/render-admin";
import { mockedReservations } from "../mocked-reservation-day";

vi.mock("@/firebase/callables/staff-reservation-callables");
vi.mock("@/firebase/callables/reservation-callables");
vi.mock("@/firebase/connection/server-clock", () => ({ followServerClock: () => () => {} }));
vi.mock("@/data/staff/reservation-day-provider", () => import("../mocked-reservation-day"));

const texts = reservationPlanTexts.de;
const { problems } = reservationDayTexts.de;
const restaurant = {
  ...restoBobingen,
  tables: [
    { id: "a", name: "1", room: "Stube", seats: 2 },
    { id: "b", name: "2", room: "Stube", seats: 4 },
    { id: "c", name: "3", room: "Garten", seats: 4 },
  ],
};
const here = { resto_key: restoBobingen.key, status: "confirmed" } as const;
const mine = aReservation({
  ...here,
  id: "mine",
  contact: { name: "Frau Berg", phone: "089 99998-150" },
  table_ids: ["a"],
});
const other = aReservation({
  ...here,
  id: "other",
  contact: { name: "Herr Tal", phone: "089 99998-151" },
  table_ids: ["b"],
});

const bar = (id: string) => document.querySelector<HTMLElement>(`[data-bar="${id}"]`);
const rowOf = (id: string) => bar(id)?.closest<HTMLElement>("[data-row]")?.dataset.row;
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

/** Opens the timeline on the reservations' Wednesday at noon. */
function openTimeline(shown: object = restaurant): void {
  const store = createStore();
  store.set(reportServerTimeAtom, at("12:00"));
  store.set(reservationViewAtom, "timeline");
  renderAdmin(
    <StateProvider store={store}>
      <ReservationsPage restaurants={[shown as typeof restoBobingen]} guests={null} />
    </StateProvider>,
  );
}

beforeEach(() => {
  vi.mocked(callChangeReservation).mockReset();
  mockedReservations.items = [mine, other];
});

it("shows each table as a row, its reservations as bars at their time", () => {
  openTimeline();
  expect([rowOf("mine"), rowOf("other")]).toEqual(["a", "b"]);
  expect(screen.getByText("Stube")).toBeVisible();
  expect(bar("mine")).toHaveAccessibleName(/^2 · Frau Berg 18:00–19:30 ?, Tisch 1, Bestätigt$/);
  // From 11:00 on: 14 quarters of lunch, closed hours, and 4 quarters of dinner.
  const columns = 14 + 1 + 4;
  const left = Number.parseFloat(bar("mine")?.style.insetInlineStart ?? "");
  const width = Number.parseFloat(bar("mine")?.style.inlineSize.replace("calc(", "") ?? "");
  expect(left / width).toBeCloseTo(columns / 6);
});

it("shows notes about allergies on the bar", () => {
  mockedReservations.items = [{ ...mine, note: "Nussallergie" }];
  openTimeline();
  expect(bar("mine")).toHaveAccessibleName(new RegExp(`, ${texts.allergy}$`));
});

it("makes all bars one Tab stop, from which the arrow keys go to the others", () => {
  const late = aReservation({ ...here, id: "late", table_ids: ["a"], start_at: at("20:00") });
  const far = aReservation({ ...here, id: "far", table_ids: ["c"], start_at: at("19:00") });
  mockedReservations.items = [mine, other, late, far];
  openTimeline();
  const stops = () =>
    Array.from(document.querySelectorAll<HTMLElement>("[data-bar]"))
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ dataset }) => dataset.bar);
  expect(stops()).toEqual(["mine"]);
  act(() => bar("mine")?.focus());
  act(() => press("ArrowRight"));
  expect(bar("late")).toHaveFocus();
  expect(stops()).toEqual(["late"]);
  act(() => press("ArrowDown"));
  expect(bar("other")).toHaveFocus();
  act(() => press("ArrowDown"));
  expect(bar("far")).toHaveFocus();
  // At the edge the focus stays.
  act(() => press("ArrowDown"));
  expect(bar("far")).toHaveFocus();
  expect(stops()).toEqual(["far"]);
  expect(callChangeReservation).not.toHaveBeenCalled();
});

it("moves a reservation to another table and time by keyboard", async () => {
  const answer = { id: "mine", status: "confirmed", version: 2 } as const;
  vi.mocked(callChangeReservation).mockResolvedValue(ok(answer));
  openTimeline();
  act(() => bar("mine")?.focus());
  press(" ", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight");
  expect(screen.getByTestId("ghost")).toHaveTextContent("18:30 · Frau Berg");
  await act(async () => press("Enter"));
  expect(callChangeReservation).toHaveBeenCalledExactlyOnceWith({
    reservation_id: "mine",
    version: 1,
    date: mine.local_date,
    time: "18:30",
    party_size: 2,
    table_ids: ["c"],
  });
  // Shown at its new place until the live list has it, and focused there.
  expect(rowOf("mine")).toBe("c");
  expect(bar("mine")).toHaveFocus();
  const place = `${texts.time("18:30")}, ${texts.table("3")}`;
  expect(await screen.findByText(texts.moved("Frau Berg", place))).toBeInTheDocument();
});

it("refuses a taken table, names who holds it, and keeps the reservation in its place", async () => {
  openTimeline();
  act(() => bar("mine")?.focus());
  press(" ", "ArrowDown");
  expect(screen.getByTestId("ghost")).toHaveAttribute("data-allowed", "false");
  await act(async () => press("Enter"));
  const reason = texts.taken(texts.table("2"), "18:00", "Herr Tal, 2 Personen");
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(callChangeReservation).not.toHaveBeenCalled();
  expect(rowOf("mine")).toBe("a");
});

it("returns the reservation to its place when the server refuses", async () => {
  vi.mocked(callChangeReservation).mockResolvedValue(
    err({ kind: "refused", refusal: { reason: "SLOT_FULL", field: "table_ids" } } as never),
  );
  openTimeline();
  act(() => bar("mine")?.focus());
  press(" ", "ArrowDown", "ArrowDown");
  await act(async () => press("Enter"));
  expect(await screen.findByText(problems.tableTaken)).toBeInTheDocument();
  expect(rowOf("mine")).toBe("a");
  expect(bar("mine")).toHaveFocus();
});

it("Escape ends the move of a reservation, and its panel does not open meanwhile", () => {
  openTimeline();
  act(() => bar("mine")?.focus());
  press(" ", "ArrowRight", "Escape");
  expect(screen.queryByTestId("ghost")).toBeNull();
  expect(callChangeReservation).not.toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("moves seated guests to another table, not to another time", async () => {
  mockedReservations.items = [{ ...mine, status: "seated" }];
  vi.mocked(callChangeReservation).mockResolvedValue(
    ok({ id: "mine", status: "seated", version: 2 } as const),
  );
  openTimeline();
  act(() => bar("mine")?.focus());
  press(" ", "ArrowRight", "ArrowDown");
  await act(async () => press("Enter"));
  expect(callChangeReservation).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ time: "18:00", table_ids: ["b"] }),
  );
});

it("shows one row in a restaurant without tables, where only the time is moved", async () => {
  vi.mocked(callChangeReservation).mockResolvedValue(
    ok({ id: "mine", status: "confirmed", version: 2 } as const),
  );
  openTimeline(restoBobingen);
  const [row] = screen.getAllByRole("group", { name: texts.allTables });
  expect(within(row as HTMLElement).getAllByRole("button")).toHaveLength(2);
  act(() => bar("mine")?.focus());
  press(" ", "ArrowDown", "ArrowLeft");
  await act(async () => press("Enter"));
  const [sent] = vi.mocked(callChangeReservation).mock.calls[0] ?? [];
  expect(sent).toMatchObject({ time: "17:45" });
  expect(sent).not.toHaveProperty("table_ids");
});
