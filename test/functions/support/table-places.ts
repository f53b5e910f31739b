import { expect } from "vitest";
import type { ReservationStatus } from "@/domain/reservation/reservation.schema";
import { type HeldStay, tablesOfStay } from "@/domain/reservation/seating/held-stay";
import { seatingOf } from "@/domain/reservation/seating/seating-of";
import { tablePlanOf } from "@/domain/reservation/seating/table-plan";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toInstant, toLocal } from "@/domain/time/berlin-time";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { tableTest } from "./kitchen-test";
import { KITCHEN } from "./test-kitchen";
import { seatPolicy } from "./test-tables";

type WithTables = Pick<Restaurant, "tables" | "table_joins">;

/** Fourteen seats: two tables for two that can be joined, one for four, one for six. */
export const withTables = {
  tables: [
    { id: "a", name: "1", room: "Fenster", seats: 2 },
    { id: "b", name: "2", room: "Fenster", seats: 2 },
    { id: "four", name: "3", room: "Saal", seats: 4 },
    { id: "six", name: "4", room: "Saal", seats: 6 },
  ],
  table_joins: [["a", "b"]],
} satisfies WithTables;

/** A test in a restaurant with tables. */
export const placedTest = tableTest.extend("restaurant", {
  reservation_policy: seatPolicy,
  ...withTables,
});

/** Replaces the list of tables and keeps all other data. */
export function listTables({ tables = [], table_joins = [] }: WithTables): Promise<void> {
  const stored = table_joins.map((table_ids) => ({ table_ids }));
  return adminPatch(`public/${KITCHEN}`, { tables, table_joins: stored });
}

export async function tablesOf(id: string): Promise<unknown> {
  return (await adminGet(`reservations/${id}`))?.table_ids;
}

/** All stored reservations as the domain uses them. */
export async function storedStays(): Promise<(HeldStay & { status: ReservationStatus })[]> {
  return (await adminList("reservations")).map(({ id, data }) => {
    const { start_at, end_at, party_size, status, table_ids } = data as unknown as {
      start_at: Date;
      end_at: Date;
      party_size: number;
      status: ReservationStatus;
      table_ids?: string[];
    };
    const instants = { start_at: start_at.getTime(), end_at: end_at.getTime() };
    return { id, ...instants, party_size, status, ...(table_ids && { table_ids }) };
  });
}

/** Tables with two parties at the same time, and parties at tables that have too few seats. */
export async function oversoldTables(restaurant: WithTables): Promise<string[]> {
  const plan = tablePlanOf(restaurant);
  if (!plan) return [];
  const { held } = seatingOf(await storedStays());
  return held.flatMap((stay, index) => {
    const tables = tablesOfStay(plan, stay);
    const seats = tables.reduce((sum, id) => sum + (plan.seatsById.get(id) ?? 0), 0);
    const rivals = held.slice(index + 1).filter((other) => {
      const isAtOnce = other.start_at < stay.end_at && stay.start_at < other.end_at;
      return isAtOnce && tablesOfStay(plan, other).some((id) => tables.includes(id));
    });
    const isTooSmall = tables.length > 0 && seats < stay.party_size;
    return [
      ...rivals.map(({ id }) => `${stay.id} and ${id}`),
      ...(isTooSmall ? [`${stay.id}: ${stay.party_size} at ${tables.join()}`] : []),
    ];
  });
}

/** Expects the capacity documents to list exactly the stays that hold seats, with their tables. */
export async function expectStaysToMatch(): Promise<void> {
  const listed = (await adminList("capacity")).flatMap(({ data }) =>
    Object.entries((data.stays ?? {}) as Record<string, Record<string, unknown>>).map(
      ([id, { party_size, table_ids }]) => `${data.local_date} ${id} ${party_size} ${table_ids}`,
    ),
  );
  const { held } = seatingOf(await storedStays());
  const expected = held.flatMap(({ id, start_at, end_at, party_size, table_ids }) => {
    const days = new Set([toLocal(start_at).date, toLocal(end_at - 1).date]);
    return [...days]
      .filter((date) => toInstant(date, 0) < end_at)
      .map((date) => `${date} ${id} ${party_size} ${table_ids}`);
  });
  expect(listed.toSorted()).toEqual(expected.toSorted());
}
