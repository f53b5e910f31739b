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
function openReport(from: string) {
  const store = createStore();
  store.set(reportServerTimeAtom, toInstant("2027-09-20", 12 * 60));
  render(
    <StateProvider store={store}>
      <AdminRoot>
        <ReportView report={reportFrom(from)} before={null} />
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
