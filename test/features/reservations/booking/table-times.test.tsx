import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AvailableTablesAnswer } from "@/domain/reservation/reservation-answers.schema";
import { TableTimes } from "@/features/reservations/booking/table-times";
import type { TablesState } from "@/features/reservations/booking/use-available-tables";
import { ChakraRoot } from "@/ui/chakra-root";
import { renderInRestaurant } from "../../render-in-restaurant";

const nothing: AvailableTablesAnswer = { times: [], refusal: null, next_at: null, server_time: 0 };
const full = { time: "18:00", start_at: Date.parse("2026-11-23T17:00:00Z"), free: false };
const ready = (answer: Partial<AvailableTablesAnswer>): TablesState => ({
  status: "ready",
  answer: { ...nothing, ...answer },
});

it.each<[string, TablesState]>([
  ["Montag ist unser Ruhetag.", ready({ refusal: { reason: "CLOSED" } })],
  ["An diesem Tag ist für so viele Personen kein Tisch mehr frei.", ready({ times: [full] })],
  ["Keine Verbindung. Freie Tische sehen Sie, sobald sie wieder da ist.", { status: "offline" }],
])("shows and announces instead of times: %s", async (title, tables) => {
  await renderInRestaurant(
    <ChakraRoot>
      <TableTimes
        choice={{ date: "2026-11-23", party_size: 2, time: null }}
        tables={tables}
        onChange={() => {}}
        onRefresh={() => {}}
      />
    </ChakraRoot>,
  );
  expect(screen.getAllByText(title)).toHaveLength(2);
  expect(screen.getByRole("status")).toHaveTextContent(title);
});
