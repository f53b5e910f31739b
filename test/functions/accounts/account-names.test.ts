import { expect, test } from "vitest";
import { accountNames } from "@/functions/access/identity-store";
import { runFunctionsInProcess } from "../support/run-in-process";
import { newStaff } from "../support/test-accounts";

runFunctionsInProcess();

test("names of more accounts than the identity provider answers at once are found", async () => {
  const { uid } = await newStaff({ resto_keys: [] });
  const deleted = Array.from({ length: 100 }, (_, index) => `deleted-${index}`);
  const names = await accountNames([...deleted, uid, uid]);
  expect([...names.keys()]).toEqual([uid]);
});
