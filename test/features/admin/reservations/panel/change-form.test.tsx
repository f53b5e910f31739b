import { act, fireEvent, screen } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import { beforeEach, expect, it, vi } from "vitest";
import { err, ok } from "@/domain/result/result";
import { ReservationsPage } from "@/features/admin/reservations/reservations-page";
import { callChangeReservation } from "@/firebase/callables/reservation-callables";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { StateProvider } from "@/state/jotai-hooks";
import { reportServerTimeAtom } from "@/state/restaurant/clock-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { aReservation, at } from "@/test/domain/reservation/sample-tables";
import { renderAdmin } from "@/test/features/render-admin";
import { mockedReservations } from "../mocked-reservation-day";

vi.mock("@/firebase/callables/staff-reservation-callables");
vi.mock("@/firebase/callables/reservation-callables");
vi.mock("@/firebase/connection/server-clock", () => ({ followServerClock: () => () => {} }));
vi.mock("@/data/staff/reservation-day-provider", () => import("../mocked-reservation-day"));

const texts = reservationDayTexts.de;
const button = { selector: "button" };
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name, button)));

beforeEach(() => {
  vi.mocked(callChangeReservation).mockReset();
  mockedReservations.items = [
    aReservation({ id: "table", resto_key: restoBobingen.key, status: "confirmed" }),
  ];
  const store = createStore();
  store.set(reportServerTimeAtom, at("12:00"));
  renderAdmin(
    <StateProvider store={store}>
      <ReservationsPage restaurants={[restoBobingen]} guests={null} />
    </StateProvider>,
  );
});

it("offers to overbook once a change was refused for lack of seats, and only for that change", async () => {
  const full = err({ kind: "refused", refusal: { reason: "SLOT_FULL" } } as never);
  vi.mocked(callChangeReservation).mockResolvedValue(full);
  await press(texts.more);
  await press(texts.change);
  const time = screen.getByLabelText(texts.time, { selector: "select" });
  fireEvent.change(time, { target: { value: "19:00" } });
  expect(screen.queryByText(texts.overbook, button)).toBeNull();
  await press(texts.save);
  expect(screen.getByText(texts.overbook, button)).toBeVisible();

  fireEvent.change(time, { target: { value: "19:30" } });
  expect(screen.queryByText(texts.overbook, button)).toBeNull();
  await press(texts.save);
  vi.mocked(callChangeReservation).mockResolvedValue(
    ok({ id: "table", status: "confirmed", version: 2 } as const),
  );
  await press(texts.overbook);
  expect(callChangeReservation).toHaveBeenLastCalledWith(
    expect.objectContaining({ reservation_id: "table", time: "19:30", overbook: true }),
  );
  expect(callChangeReservation).toHaveBeenCalledTimes(3);
});

it("asks for the party size instead of sending a change without one", async () => {
  await press(texts.more);
  await press(texts.change);
  fireEvent.change(screen.getByLabelText(texts.party), { target: { value: "" } });
  await press(texts.save);
  expect(screen.getByText(texts.noParty)).toBeVisible();
  expect(callChangeReservation).not.toHaveBeenCalled();
});
