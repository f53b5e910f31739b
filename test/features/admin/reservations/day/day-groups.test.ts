import { describe, expect, it } from "vitest";
import { RESERVATION_STATUSES } from "@/domain/reservation/reservation.schema";
import { overdueOf } from "@/features/admin/reservations/card/overdue";
import { dayGroups } from "@/features/admin/reservations/day/day-groups";
import { loadHours, loadLevel, peakOf } from "@/features/admin/reservations/day/load-hours";
import { aReservation, at } from "@/test/domain/reservation/sample-tables";

describe("dayGroups", () => {
  it("puts every status into exactly one group, but reservations that were never paid into none", () => {
    const all = RESERVATION_STATUSES.map((status) => aReservation({ id: status, status }));
    const { requests, tables, waiting, over } = dayGroups(all);
    const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
    const ids = [requests, tables, waiting, over].map(idsOf);
    expect(ids).toEqual([
      ["requested"],
      ["awaiting_payment", "confirmed", "seated"],
      ["offered", "waiting"],
      ["completed", "declined", "expired", "cancelled", "no_show"],
    ]);
  });

  it("sorts reservations by start and the waitlist by time of joining", () => {
    const entry = (id: string, status: "confirmed" | "waiting", start: string, created: string) =>
      aReservation({ id, status, start_at: at(start), created_at: at(created) });
    const { tables, waiting } = dayGroups([
      entry("late", "confirmed", "20:00", "09:00"),
      entry("early", "confirmed", "18:00", "10:00"),
      entry("second", "waiting", "18:00", "11:00"),
      entry("first", "waiting", "20:00", "10:30"),
    ]);
    expect(tables.map(({ id }) => id)).toEqual(["early", "late"]);
    expect(waiting.map(({ id }) => id)).toEqual(["first", "second"]);
  });
});

describe("overdueOf", () => {
  const moment = (status: (typeof RESERVATION_STATUSES)[number], now: string) =>
    overdueOf(aReservation({ status }), at(now));

  it("reports how late guests are and how long they stay past the end", () => {
    expect(moment("confirmed", "18:12")).toEqual({ kind: "late", minutes: 12 });
    expect(moment("requested", "18:01")).toEqual({ kind: "late", minutes: 1 });
    expect(moment("seated", "19:50")).toEqual({ kind: "over", minutes: 20 });
  });

  it("is null for a reservation on time", () => {
    expect(moment("confirmed", "18:00")).toBeNull();
    expect(moment("seated", "19:30")).toBeNull();
    expect(moment("completed", "21:00")).toBeNull();
    expect(moment("waiting", "21:00")).toBeNull();
  });
});

describe("seats taken per hour", () => {
  const load = ["13:30", "13:45", "14:00", "17:00", "17:15"].map((time, index) => ({
    at: at(time),
    taken: index * 2,
  }));

  it("groups quarters by hour and marks the gap between lunch and dinner", () => {
    expect(
      loadHours(load).map(({ hour, quarters, peak, followsGap }) => [
        hour,
        quarters.length,
        peak,
        followsGap,
      ]),
    ).toEqual([
      ["13", 2, 2, false],
      ["14", 1, 4, false],
      ["17", 2, 8, true],
    ]);
    expect(loadHours([])).toEqual([]);
  });

  it("finds the first of the fullest quarters, and none on an empty day", () => {
    expect(peakOf(load)).toEqual({ at: at("17:15"), taken: 8 });
    expect(peakOf([{ at: 0, taken: 0 }])).toBeUndefined();
  });

  it("distinguishes calm, busy, full and overbooked quarters", () => {
    expect([0, 29, 30, 39, 40, 41].map((taken) => loadLevel(taken, 40))).toEqual([
      ...["calm", "calm", "busy", "busy", "full", "over"],
    ]);
  });
});
