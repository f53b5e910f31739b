import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { RestaurantNeeds } from "@/domain/staff/urgency";
import { MINUTE_MS, toInstant } from "@/domain/time/berlin-time";
import { LastSeen } from "@/features/admin/overview/last-seen";
import { RestaurantStates } from "@/features/admin/overview/restaurant-states";
import { renderAdmin } from "../../render-admin";
import { overviewEntry } from "./overview-entry";

const now = toInstant("2026-11-24", 18 * 60);
const needs: RestaurantNeeds = {
  unanswered: 0,
  oldestAt: null,
  overdue: 0,
  waiting: 0,
  requests: 0,
  payments: 0,
  isSilent: false,
  isPaused: true,
  isUnattended: false,
};

it.each([
  ["its time on the same day", toInstant("2026-11-24", 19 * 60), "Pause bis 19:00 Uhr"],
  ["its day, too, on another", toInstant("2026-11-25", 300), "Pause bis Mi 25.11.2026, 05:00 Uhr"],
])("the end of a pause is shown with %s", (_what, paused_until, text) => {
  renderAdmin(
    <RestaurantStates entry={{ ...overviewEntry, paused_until }} needs={needs} now={now} />,
  );
  expect(screen.getByText(text)).toBeVisible();
});

it.each([
  [null, "Bestellmonitor noch nie geöffnet"],
  [2, "Bestellmonitor gerade offen"],
  [6, "Bestellmonitor zuletzt offen vor 6 min"],
  [60, "Bestellmonitor zuletzt offen: 17:00 Uhr"],
])("a board that was open %s minutes ago reads: %s", (minutes, text) => {
  const seen_at = minutes === null ? null : now - minutes * MINUTE_MS;
  renderAdmin(<LastSeen entry={{ ...overviewEntry, seen_at }} now={now} />);
  expect(screen.getByText(text)).toBeVisible();
});

it("a closed restaurant names the weekday on which it opens next, unless that is today", () => {
  const opensAt = (next: number) => {
    const opening = { open: false, next, cause: "hours" } as const;
    return <RestaurantStates entry={{ ...overviewEntry, opening }} needs={needs} now={now} />;
  };
  renderAdmin(opensAt(toInstant("2026-11-25", 690)));
  expect(screen.getByText("Geschlossen, öffnet Mi 11:30 Uhr")).toBeVisible();
  renderAdmin(opensAt(toInstant("2026-11-24", 1140)));
  expect(screen.getByText("Geschlossen, öffnet 19:00 Uhr")).toBeVisible();
});
