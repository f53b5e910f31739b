import { expect, test } from "vitest";
import { listRestaurantKeys } from "@/functions/restaurants/restaurant-store";
import { database } from "@/functions/runtime/admin-app";
import { runFunctionsInProcess } from "../support/run-in-process";

runFunctionsInProcess();

test("all restaurants of a large project are listed, without the admin site's tenant", async () => {
  const keys = Array.from({ length: 101 }, (_, index) => `many-${index}`);
  const stored = ["a-super-tenant", ...keys].map((key) => database().doc(`public/${key}`));
  const writing = database().batch();
  for (const each of stored) writing.set(each, { super: each.id === "a-super-tenant" });
  await writing.commit();
  const listed = await listRestaurantKeys();
  const deleting = database().batch();
  for (const each of stored) deleting.delete(each);
  await deleting.commit();
  expect(listed).toEqual(expect.arrayContaining(keys));
  expect(listed).not.toContain("a-super-tenant");
});
