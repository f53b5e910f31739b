import { doc, type Firestore, writeBatch } from "firebase/firestore";
import { expect, onTestFinished, vi } from "vitest";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { LiveListener, StopListening } from "@/firebase/connection/live";
import {
  watchFinishedReservations,
  watchOpenReservations,
} from "@/firebase/repos/reservation-day-repo";
import { watchOwnReservations } from "@/firebase/repos/reservation-repo";
import { aReservation } from "@/test/domain/reservation/sample-tables";
import { databaseOf } from "./rules-environment";
import { rulesTest } from "./rules-test";
import { daysAgo, ELSEWHERE, HERE } from "./seeded-names";

const DAY = daysAgo(-40);
const SLOW = { timeout: 15_000 };

const client = vi.hoisted(() => ({ database: null as unknown }));

vi.mock("@/firebase/connection/live-connection", () => ({
  keepListening: (start: (database: unknown, report: () => void) => () => void) =>
    start(client.database, () => {}),
}));

const test = rulesTest.extend(
  "store",
  ({ environment }) =>
    (...reservations: readonly Reservation[]) =>
      environment.withSecurityRulesDisabled(async (context) => {
        const database = databaseOf(context);
        const batch = writeBatch(database);
        for (const { id, ...data } of reservations)
          batch.set(doc(database, "reservations", id), data);
        await batch.commit();
      }),
);

/** A confirmed reservation of `guest` here, at a minute of the day. */
function booked(id: string, start_at: number, changes: Partial<Reservation> = {}): Reservation {
  const own = { resto_key: HERE, creator_uid: "guest", local_date: DAY };
  return aReservation({ id, start_at, ...own, ...changes });
}

/** Follows a list with this client. @returns the ids in its last answer from the server */
function follow(
  database: Firestore,
  watch: (listener: LiveListener<readonly Reservation[]>) => StopListening,
) {
  client.database = database;
  const list = { ids: null as readonly string[] | null, fault: null as unknown };
  const stop = watch({
    onAnswer: ({ value, fromCache }) => {
      if (!fromCache) list.ids = value.map(({ id }) => id);
    },
    onFault: (fault) => {
      list.fault = fault;
    },
  });
  onTestFinished(stop);
  return (ids: readonly string[]) => expect.poll(() => list, SLOW).toEqual({ ids, fault: null });
}

test("a guest's list follows their own reservations at this restaurant, latest first", async ({
  clientOf,
  store,
}) => {
  await store(
    booked("own-early", 1),
    booked("own-late", 2),
    booked("own-elsewhere", 3, { resto_key: ELSEWHERE }),
    booked("of-another-guest", 4, { creator_uid: "other" }),
  );
  const shows = follow(clientOf("owner", "guest"), (listener) =>
    watchOwnReservations(HERE, "guest", listener),
  );
  await shows(["own-late", "own-early"]);
  await store(booked("new-elsewhere", 5, { resto_key: ELSEWHERE }), booked("own-new", 6));
  await shows(["own-new", "own-late", "own-early"]);
});

test("a guest's list adds the open reservations beyond the latest 20, of this restaurant only", async ({
  clientOf,
  store,
}) => {
  const frequent = { creator_uid: "frequent" };
  const newest = Array.from({ length: 20 }, (_, at) =>
    booked(`cancelled-${at}`, 100 - at, { ...frequent, status: "cancelled" }),
  );
  await store(
    ...newest,
    booked("declined", 3, { ...frequent, status: "declined" }),
    booked("open-elsewhere", 2, { ...frequent, resto_key: ELSEWHERE }),
    booked("open", 1, frequent),
  );
  const shows = follow(clientOf("owner", "frequent"), (listener) =>
    watchOwnReservations(HERE, "frequent", listener),
  );
  await shows([...newest.map(({ id }) => id), "open"]);
});

test("the staff's lists have the reservations of one day at one restaurant, open and finished apart", async ({
  clientOf,
  store,
}) => {
  const date = daysAgo(-41);
  await store(
    booked("late", 2, { local_date: date, status: "requested" }),
    booked("early", 1, { local_date: date }),
    booked("gone", 4, { local_date: date, status: "no_show" }),
    booked("refused", 3, { local_date: date, status: "declined" }),
    booked("next-day", 1, { local_date: daysAgo(-42) }),
    booked("next-day-gone", 1, { local_date: daysAgo(-42), status: "no_show" }),
    booked("elsewhere", 1, { local_date: date, resto_key: ELSEWHERE }),
    booked("elsewhere-gone", 1, { local_date: date, resto_key: ELSEWHERE, status: "no_show" }),
  );
  const day = { restoKey: HERE, date };
  // May read both restaurants, so that only the queries keep them apart.
  const database = clientOf("super");
  await follow(database, (listener) => watchOpenReservations(day, listener))(["early", "late"]);
  await follow(
    database,
    (listener) => watchFinishedReservations(day, listener).stop,
  )([...["refused", "gone"]]);
});
