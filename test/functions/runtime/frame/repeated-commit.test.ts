import { beforeAll, expect, test } from "vitest";
import { database, transact } from "@/functions/runtime/admin-app";
import { runFunctionsInProcess } from "../../support/run-in-process";
import { openKitchen } from "../../support/test-kitchen";

runFunctionsInProcess();

beforeAll(() => openKitchen());

test("a transaction whose data the database cannot take is not repeated", async () => {
  let attempts = 0;
  const unstorable = transact("frame", async (transaction) => {
    attempts += 1;
    transaction.set(database().doc("limits/frame"), { text: "A\ud800B" });
  });
  await expect(unstorable).rejects.toThrow();
  expect(attempts).toBe(1);
});

test("a transaction that meets a busy database is repeated", async () => {
  let attempts = 0;
  const busy = transact("frame", async () => {
    attempts += 1;
    if (attempts < 3) throw Object.assign(new Error("contention"), { code: 10 });
    return attempts;
  });
  expect(await busy).toBe(3);
});
