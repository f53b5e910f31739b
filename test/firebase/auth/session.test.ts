import { beforeEach, expect, it, vi } from "vitest";
import { type AppUser, observeSession } from "@/firebase/auth/session";

/** A busy machine needs longer than the default of one second. */
const SLOW = { timeout: 10_000 };

const sdk = vi.hoisted(() => ({
  change: (_user: unknown) => {},
  auth: { currentUser: null as unknown },
  remember: vi.fn(async (_uid: string, email: string | null) => ({
    email,
    created_at: 1000,
    online_at: 2000,
  })),
}));

vi.mock("@/firebase/connection/backend-app", () => ({ backendApp: () => ({}) }));
vi.mock("@/page-lifecycle/when-idle", () => ({ whenIdle: async () => {} }));
vi.mock("@/firebase/auth/auth-client", () => ({ openAuth: () => sdk.auth }));
vi.mock("@/firebase/repos/user-repo", () => ({ upsertUser: sdk.remember }));
vi.mock("firebase/auth", () => ({
  onIdTokenChanged: (_auth: unknown, listener: (user: unknown) => void) => {
    sdk.change = listener;
    return () => {};
  },
}));

const guest = { uid: "guest", email: "gast@example.com", displayName: null, isAnonymous: false };

/** The user that the Auth client reports, or null. */
async function report(user: typeof guest | null) {
  sdk.auth.currentUser = user;
  sdk.change(user);
  const known = user ? { uid: user.uid, created_at: 1000 } : null;
  await vi.waitFor(
    () => expect(heard.at(-1) ?? null).toEqual(known && expect.objectContaining(known)),
    SLOW,
  );
}

const heard: (AppUser | null)[] = [];

beforeEach(async () => {
  heard.length = 0;
  sdk.remember.mockClear();
  sdk.change = () => {};
  observeSession(
    (user) => heard.push(user),
    () => {},
  );
  await vi.dynamicImportSettled();
});

it("reports the signed-in user at once, and again with the user document", async () => {
  await report(guest);
  expect(heard.map((user) => [user?.uid, user?.created_at])).toEqual([
    ["guest", null],
    ["guest", 1000],
  ]);
});

it("updates the user document with every sign-in, not with every token", async () => {
  await report(guest);
  await report(guest);
  expect(sdk.remember).toHaveBeenCalledTimes(1);
  await report(null);
  expect(heard.at(-1)).toBeNull();
  await report(guest);
  expect(sdk.remember.mock.calls).toEqual([
    ["guest", "gast@example.com"],
    ["guest", "gast@example.com"],
  ]);
});
