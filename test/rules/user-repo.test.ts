import { doc, getDoc, setDoc } from "firebase/firestore";
import { expect, vi } from "vitest";
import { openDatabase } from "@/firebase/connection/database";
import { upsertUser } from "@/firebase/repos/user-repo";
import { databaseOf } from "./rules-environment";
import { rulesTest as test } from "./rules-test";
import { EARLIER } from "./seeded-documents";

// The client of the test stands in for the page's; the database and its rules are the real ones.
vi.mock("@/firebase/connection/database", () => ({ openDatabase: vi.fn() }));

const EMAIL = "owner@example.com";

test("a first sign-in creates the user document, with both instants set by the server", async ({
  clientOf,
  environment,
}) => {
  await environment.clearFirestore();
  const database = clientOf("owner");
  vi.mocked(openDatabase).mockReturnValue(database);
  const before = Date.now();
  const user = await upsertUser("owner", EMAIL);
  expect(user.email).toBe(EMAIL);
  expect(user.created_at).toBeGreaterThan(before - 60_000);
  expect(user.online_at).toBeGreaterThanOrEqual(Number(user.created_at));
  const stored = (await getDoc(doc(database, "users/owner"))).data();
  expect(stored?.created_at.toMillis()).toBeGreaterThan(before - 60_000);
  expect(stored?.online_at).toEqual(stored?.created_at);
});

test("a second session within a minute reads the user document and writes nothing", async ({
  clientOf,
  environment,
}) => {
  await environment.clearFirestore();
  vi.mocked(openDatabase).mockReturnValue(clientOf("owner"));
  const database = openDatabase();
  await upsertUser("owner", EMAIL);
  const stored = (await getDoc(doc(database, "users/owner"))).data();
  const second = await upsertUser("owner", EMAIL);
  expect(second.online_at).toBe(Math.floor(stored?.online_at.toMillis()));
  expect(await upsertUser("owner", EMAIL)).toEqual(second);
  expect((await getDoc(doc(database, "users/owner"))).data()).toEqual(stored);
});

test("each later sign-in moves `online_at` and nothing else", async ({ clientOf, environment }) => {
  const earlier = { email: EMAIL, created_at: EARLIER, online_at: EARLIER };
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(databaseOf(context), "users/owner"), earlier),
  );
  const database = clientOf("owner");
  vi.mocked(openDatabase).mockReturnValue(database);
  await upsertUser("owner", EMAIL);
  const stored = (await getDoc(doc(database, "users/owner"))).data();
  expect(stored).toMatchObject({ email: EMAIL, created_at: EARLIER });
  expect(stored?.online_at.toMillis()).toBeGreaterThan(EARLIER.toMillis());
});

test("a later sign-in stores the address of an upgraded guest account, and returns this session's time", async ({
  clientOf,
  environment,
}) => {
  const asGuest = { email: null, created_at: EARLIER, online_at: EARLIER };
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(databaseOf(context), "users/owner"), asGuest),
  );
  const database = clientOf("owner");
  vi.mocked(openDatabase).mockReturnValue(database);
  const returned = await upsertUser("owner", EMAIL);
  const stored = (await getDoc(doc(database, "users/owner"))).data();
  expect(stored?.email).toBe(EMAIL);
  expect(returned).toMatchObject({ email: EMAIL, created_at: EARLIER.toMillis() });
  expect(returned.online_at).toBeGreaterThan(EARLIER.toMillis());
});
