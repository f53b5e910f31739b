import {
  collection,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  setDoc,
  Timestamp,
  where,
} from "firebase/firestore";
import { describe, expect } from "vitest";
import { finishedOrdersQuery, openOrdersQuery } from "@/firebase/repos/board-queries";
import { dayQuery, notesQuery } from "@/firebase/repos/reservation-day-queries";
import { recordFigure } from "@/test/faults/figures";
import { databaseOf } from "./rules-environment";
import { rulesTest as test } from "./rules-test";
import { DUE_COLLECTIONS, daysAgo, HERE } from "./seeded-names";
import { assertSucceeds } from "./verdicts";

const idsOf = async (found: Query) =>
  (await getDocs(query(found, limit(100)))).docs.map(({ id }) => id);

describe("the staff's own queries", () => {
  const due = { restoKey: HERE, from: daysAgo(3) };

  test("find all open orders from three days ago on", async ({ clientOf }) => {
    const found = await assertSucceeds(idsOf(openOrdersQuery(clientOf("staff-here"), due)));
    expect(found).toEqual(expect.arrayContaining(["owner", "horizon", "ahead"]));
    expect(found).not.toContain("older");
  });

  test("find the orders that finished since an instant, latest first", async ({
    clientOf,
    environment,
  }) => {
    const now = Date.now();
    await environment.withSecurityRulesDisabled(async (context) => {
      const database = databaseOf(context);
      const store = (id: string, status: string, minutesAgo: number) =>
        setDoc(doc(database, "orders", id), {
          resto_key: HERE,
          creator_uid: "someone-else",
          local_date: daysAgo(0),
          status,
          updated_at: Timestamp.fromMillis(now - minutesAgo * 60_000),
        });
      await store("rejected", "rejected", 50);
      await store("completed", "completed", 10);
      await store("finished-before", "completed", 70);
      await store("running", "accepted", 10);
    });
    const query = finishedOrdersQuery(clientOf("staff-here"), due, now - 60 * 60_000);
    expect(await assertSucceeds(idsOf(query))).toEqual(["completed", "rejected"]);
  });

  test.for(["open", "finished"] as const)(
    "find the %s reservations of a day",
    async (states, { clientOf, environment }) => {
      const day = { restoKey: HERE, date: daysAgo(3) };
      await environment.withSecurityRulesDisabled(async (context) => {
        const database = databaseOf(context);
        for (const [id, status] of [
          ["open", "confirmed"],
          ["finished", "completed"],
        ] as const) {
          const start_at = Timestamp.fromMillis(Date.now());
          const booked = { resto_key: HERE, local_date: day.date, status, start_at };
          await setDoc(doc(database, "reservations", id), booked);
          const elsewhere = { ...booked, resto_key: "resto-example" };
          await setDoc(doc(database, "reservations", `${id}-elsewhere`), elsewhere);
        }
      });
      const found = await assertSucceeds(idsOf(dayQuery(clientOf("staff-here"), day, states)));
      expect(found).toEqual([states]);
    },
  );

  test("find the notes of a day", async ({ clientOf }) => {
    const day = { restoKey: HERE, date: daysAgo(3) };
    expect(await assertSucceeds(idsOf(notesQuery(clientOf("staff-here"), day)))).toEqual([
      "horizon",
    ]);
  });
});

test("a cook's account cannot copy the guests of older days", async ({ clientOf, environment }) => {
  const attempts = await olderDocumentsReadIn(clientOf("staff-here"));
  const older = new Set(attempts.flat());
  const figure = `documents of older days read, of ${attempts.length} attempts`;
  recordFigure(61, figure, older, import.meta.url);
  expect([...older]).toEqual([]);
  // Without rules each attempt would have read some: none fails for another reason.
  await environment.withSecurityRulesDisabled(async (context) => {
    const found = await olderDocumentsReadIn(databaseOf(context));
    expect(found.flatMap((names, index) => (names.length === 0 ? [index] : []))).toEqual([]);
  });
});

/** Tries to read documents of older days in many ways. @returns the names that each way found */
async function olderDocumentsReadIn(database: Firestore): Promise<string[][]> {
  const ways = DUE_COLLECTIONS.flatMap((name) => {
    const named = (ids: readonly string[]) =>
      ids.filter((id) => /older|undated/.test(id)).map((id) => `${name}/${id}`);
    const queries = olderThanAllowed(database, name).map((found) => idsOf(found).then(named));
    const documents = ["older", "owner-older", "undated", "older-elsewhere"].map(async (id) =>
      named((await getDoc(doc(database, name, id))).exists() ? [id] : []),
    );
    return [...queries, ...documents];
  });
  return Promise.all(ways.map((way) => way.catch(() => [])));
}

/** Queries that would return older documents if the rules allowed them. */
function olderThanAllowed(cook: Firestore, name: string): Query[] {
  const here = query(collection(cook, name), where("resto_key", "==", HERE));
  return [
    here,
    query(here, orderBy("local_date")),
    query(here, orderBy("local_date", "desc")),
    query(here, orderBy("created_at", "desc")),
    query(here, orderBy("start_at")),
    query(here, orderBy(documentId())),
    query(here, where("status", "==", "placed")),
    query(here, where("creator_uid", "==", "owner")),
    query(here, where("local_date", "<", daysAgo(3)), orderBy("local_date", "desc")),
    query(here, where("local_date", ">=", daysAgo(6))),
    query(here, where("local_date", "in", [daysAgo(0), daysAgo(5)])),
    query(here, where("local_date", "==", daysAgo(5))),
    query(here, where("local_date", ">", "")),
  ];
}
