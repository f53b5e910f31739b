import { doc, type Firestore, Timestamp, writeBatch } from "firebase/firestore";
import { describe, expect, vi } from "vitest";
import type { LiveAnswer } from "@/firebase/connection/live";
import { listenInPages, type PagedQuery } from "@/firebase/connection/live-pages";
import { openOrdersQuery } from "@/firebase/repos/board-queries";
import { dayQuery } from "@/firebase/repos/reservation-day-queries";
import { recordFigure } from "@/test/faults/figures";
import { databaseOf } from "./rules-environment";
import { rulesTest } from "./rules-test";
import { daysAgo } from "./seeded-names";

const KEY = "flooded";
const TODAY = daysAgo(0);

const client = vi.hoisted(() => ({ database: null as unknown }));

vi.mock("@/firebase/connection/live-connection", () => ({
  keepListening: (start: (database: unknown, report: () => void) => () => void) =>
    start(client.database, () => {}),
}));

interface Booked {
  readonly id: string;
  readonly status: string;
  readonly minute: number;
}

const test = rulesTest.extend(
  "store",
  ({ environment }) =>
    (collection: "orders" | "reservations", booked: readonly Booked[]) =>
      environment.withSecurityRulesDisabled(async (context) => {
        const database = databaseOf(context);
        for (let from = 0; from < booked.length; from += 400) {
          const batch = writeBatch(database);
          for (const { id, status, minute } of booked.slice(from, from + 400)) {
            const at = Timestamp.fromMillis(Date.UTC(2027, 0, 1, 0, minute));
            batch.set(doc(database, collection, id), {
              resto_key: KEY,
              creator_uid: "guest",
              local_date: TODAY,
              status,
              start_at: at,
              created_at: at,
            });
          }
          await batch.commit();
        }
      }),
);

const many = (count: number, name: string, status: string, minute: number): Booked[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${name}-${at}`, status, minute }));

/** Ids of the first list that has all pages. */
function followed(database: Firestore, which: PagedQuery): Promise<readonly string[]> {
  client.database = database;
  return new Promise((resolve, reject) => {
    const pages = listenInPages<{ id: string }>(which, (data) => data as { id: string }, {
      onAnswer: ({ value, fromCache }: LiveAnswer<readonly { id: string }[]>) => {
        if (fromCache) return;
        pages.stop();
        resolve(value.map(({ id }) => id));
      },
      onFault: reject,
    });
  });
}

describe("a flood hides nothing from staff", () => {
  test("400 cancelled bookings at 11:00 hide none of the evening's", async ({
    clientOf,
    store,
  }) => {
    const evening = [
      ...many(120, "confirmed", "confirmed", 19 * 60),
      ...many(30, "requested", "requested", 20 * 60),
      ...many(10, "waiting", "waiting", 20 * 60),
    ];
    await store("reservations", [...many(400, "cancelled", "cancelled", 11 * 60), ...evening]);
    const day = { restoKey: KEY, date: TODAY };
    const database = clientOf("super");
    const page = { pageSize: 100, pages: Number.POSITIVE_INFINITY };
    const makeQuery = (from: Firestore) => dayQuery(from, day, "open");
    const shown = await followed(database, { ...page, makeQuery });
    const hidden = evening.filter(({ id }) => !shown.includes(id));
    recordFigure(56, "open bookings hidden, of 160", hidden.length, import.meta.url);
    expect(hidden).toEqual([]);
    expect(shown).toHaveLength(evening.length);
  });

  test("300 new orders hide neither the oldest unanswered one nor those in the kitchen", async ({
    clientOf,
    store,
  }) => {
    const open = [
      ...many(1, "oldest", "placed", 0),
      ...many(40, "kitchen", "preparing", 1),
      ...many(300, "flood", "placed", 60),
    ];
    await store("orders", [...open, ...many(150, "cancelled", "cancelled", 30)]);
    const due = { restoKey: KEY, from: daysAgo(3) };
    const shown = await followed(clientOf("super"), {
      makeQuery: (from) => openOrdersQuery(from, due),
      pageSize: 100,
      pages: Number.POSITIVE_INFINITY,
    });
    const hidden = open.filter(({ id }) => !shown.includes(id));
    recordFigure(56, "open orders hidden, of 341", hidden.length, import.meta.url);
    expect(hidden).toEqual([]);
    expect(shown[0]).toBe("oldest-0");
  });
});
