import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ReservationProvider } from "@/data/reservation-provider";
import type { TablesState } from "@/data/use-available-tables";
import type { AvailableTablesAnswer } from "@/domain/reservation/reservation-answers.schema";
import { TableTimes } from "@/features/reservations/booking/table-times";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { renderInRestaurant } from "../../render-in-restaurant";

vi.mock("@/firebase/repos/reservation-repo", () => ({ watchOwnReservations: () => () => {} }));
vi.mock("@/firebase/auth/session", () => ({ observeSession: () => () => {} }));

const { de } = reservationTexts;

const nothing: AvailableTablesAnswer = { times: [], refusal: null, next_at: null, server_time: 0 };
const full = { time: "18:00", start_at: Date.parse("2026-11-23T17:00:00Z"), free: false };
const ready = (answer: Partial<AvailableTablesAnswer>): TablesState => ({
  status: "ready",
  answer: { ...nothing, ...answer },
});

it.each<[string, TablesState]>([
  [de.closedWeekday("Montag"), ready({ refusal: { reason: "CLOSED" } })],
  [de.allFull, ready({ times: [full] })],
  [
    "Keine Verbindung. Freie Tische sehen Sie, sobald Sie wieder online sind.",
    { status: "offline" },
  ],
])("shows and announces instead of times: %s", async (title, tables) => {
  await renderInRestaurant(
    <ReservationProvider>
      <TableTimes
        choice={{ date: "2026-11-23", party_size: 2, time: null }}
        tables={tables}
        onChange={() => {}}
        onRefresh={() => {}}
      />
    </ReservationProvider>,
  );
  expect(screen.getAllByText(title)).toHaveLength(2);
  expect(screen.getByRole("status")).toHaveTextContent(title);
});

it("shows the times around the usual hour, and all on request", async () => {
  const start = Date.parse("2026-11-23T10:00:00Z");
  const times = Array.from({ length: 40 }, (_, index) => ({
    time: `${11 + Math.floor(index / 4)}:${String((index % 4) * 15).padStart(2, "0")}`,
    start_at: start + index * 900_000,
    free: true,
  }));
  await renderInRestaurant(
    <ReservationProvider>
      <TableTimes
        choice={{ date: "2026-11-23", party_size: 2, time: null }}
        tables={ready({ times })}
        onChange={() => {}}
        onRefresh={() => {}}
      />
    </ReservationProvider>,
  );
  const nearby = ["18:15", "18:30", "18:45", "19:00", "19:15", "19:30", "19:45"];
  expect(screen.getAllByRole("radio").map((each) => each.getAttribute("value"))).toEqual(nearby);
  await userEvent.click(screen.getByRole("button", { name: de.allTimes }));
  expect(screen.getAllByRole("radio")).toHaveLength(40);
});
