import { act, render, screen } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import { expect, it, vi } from "vitest";
import { AdminRoot } from "@/admin-ui/admin-root";
import { orderReport } from "@/domain/report/order-report";
import type { Report } from "@/domain/report/report.schema";
import { tableReport } from "@/domain/report/table-report";
import { toInstant } from "@/domain/time/berlin-time";
import { ReportView } from "@/features/admin/reports/report-view";
import { StateProvider } from "@/state/jotai-hooks";
import { setLanguageAtom } from "@/state/page/settings-atoms";
import { reportServerTimeAtom } from "@/state/restaurant/clock-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

vi.mock("@/firebase/connection/server-clock", () => ({ followServerClock: () => () => {} }));

const CONTEXT = { seats: 40, restaurant: restoBobingen, exceptions: [] };

/** An empty report of one day. */
function reportFrom(from: string): Report {
  const range = { from, to: from };
  return {
    resto_key: "resto-bobingen",
    ...range,
    truncated: false,
    orders: orderReport([], range),
    tables: tableReport([], range, CONTEXT),
  };
}

/** Shows the report of one day on 20.9.2027, when reservations from 23.6.2027 on still exist. */
function openReport(from: string, orders = reportFrom(from).orders) {
  const store = createStore();
  store.set(reportServerTimeAtom, toInstant("2027-09-20", 12 * 60));
  render(
    <StateProvider store={store}>
      <AdminRoot>
        <ReportView report={{ ...reportFrom(from), orders }} before={null} />
      </AdminRoot>
    </StateProvider>,
  );
  return store;
}

it("names the day before which reservations are deleted, in both languages", () => {
  const store = openReport("2027-06-22");
  screen.getByText(
    "Reservierungen werden 90 Tage aufbewahrt: Für Tage vor dem Mi 23.6.2027 fehlen sie in diesem Bericht.",
  );
  act(() => store.set(setLanguageAtom, "en"));
  screen.getByText(
    "Reservations are kept for 90 days: this report does not include them before Wed 23.6.2027.",
  );
  expect(screen.queryByText(/90 Tage/)).toBeNull();
  act(() => store.set(setLanguageAtom, "de"));
});

it("shows no notice when no reservations of the period are deleted", () => {
  openReport("2027-06-23");
  screen.getByText("Mi 23.6.2027");
  expect(screen.queryByText(/90 Tage/)).toBeNull();
});

it("says in a sentence what stands out, in both languages", () => {
  const dish = {
    item_id: "pho",
    name: { de: "Pho", en: "Pho" },
    qty: 3,
    turnover_cents: 300,
    net_cents: 280,
  };
  const store = openReport("2027-09-06", {
    ...reportFrom("2027-09-06").orders,
    orders: 4,
    completed: 3,
    turnover_cents: 3000,
    average_cents: 1000,
    expired: 1,
    top_items: [dish],
  });
  const sentences = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(sentences()).toEqual([
    "Entgangene Bestellungen: 1 nicht beantwortet – etwa 10,00\u00a0€ Umsatz.",
    "Am besten läuft „Pho“: 3 Portionen, 10 % des Umsatzes.",
  ]);
  act(() => store.set(setLanguageAtom, "en"));
  expect(sentences()).toEqual([
    "Lost orders: 1 not answered – about €10.00 of sales.",
    "Best seller: “Pho”, 3 portions, 10% of sales.",
  ]);
  act(() => store.set(setLanguageAtom, "de"));
});
