import { beforeEach, expect, it, vi } from "vitest";
import { type AppUser, observeSession } from "@/firebase/auth/session";

/** A busy machine needs longer than the default of one second. */
const SLOW = { timeout: 10_000 };

const sdk = vi.hoisted(() => ({
  change: (_user: unknown) => {},
  auth: { currentUser: null as unknown },
  /** Answers to the writes of user documents that are under way. */
  writes: [] as { uid: string; email: string | null; answer: (isStored: boolean) => void }[],
}));

// Only the clients of the two services are replaced.
vi.mock("@/firebase/auth/auth-client", () => ({ openAuth: () => sdk.auth }));
vi.mock("@/firebase/repos/user-repo", () => ({
  upsertUser: (uid: string, email: string | null) =>
    new Promise((resolve, reject) => {
      const document = { email, created_at: 1000, online_at: 2000 };
      const answer = (isStored: boolean) =>
        isStored ? resolve(document) : reject(new Error("offline"));
      sdk.writes.push({ uid, email, answer });
    }),
}));
vi.mock("firebase/auth", () => ({
  onIdTokenChanged: (_auth: unknown, listener: (user: unknown) => void) => {
    sdk.change = listener;
    return () => {};
  },
}));

const guest = { uid: "guest", email: "gast@example.com", displayName: null, isAnonymous: false };
const other = { ...guest, uid: "other", email: "mia@example.com" };

/** The observer's calls: the account, and whether its document was known. */
const heard: (readonly [string, boolean] | null)[] = [];
const onUnavailable = vi.fn();

/** The Auth client reports a user, or that nobody is signed in. */
function report(user: (Omit<typeof guest, "email"> & { email: string | null }) | null): void {
  sdk.auth.currentUser = user;
  sdk.change(user);
}

/** Answers the latest write once it has started. */
async function answerWrite(count: number, isStored = true): Promise<void> {
  await vi.waitFor(() => expect(sdk.writes).toHaveLength(count), SLOW);
  sdk.writes.at(-1)?.answer(isStored);
  await vi.dynamicImportSettled();
}

function observe(pathname = "/"): void {
  vi.stubGlobal("window", { location: { host: "localhost", pathname } });
  vi.stubGlobal("document", { readyState: "complete" });
  const onChange = (user: AppUser | null) =>
    heard.push(user && [user.uid, user.created_at === 1000 && user.online_at === 2000]);
  observeSession(onChange, onUnavailable);
}

beforeEach(async () => {
  heard.length = 0;
  sdk.writes.length = 0;
  onUnavailable.mockClear();
  sdk.change = (user) => void user;
});

async function observing(): Promise<void> {
  const idle = sdk.change;
  observe();
  await vi.waitFor(() => expect(sdk.change).not.toBe(idle), SLOW);
}

// First, because the client stays on once a page has started it.
it("says that nobody can sign in on a page where the client is off", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  observe("/elsewhere");
  await vi.waitFor(() => expect(onUnavailable).toHaveBeenCalledTimes(1), SLOW);
  expect(heard).toEqual([]);
});

it("reports the signed-in user at once, and again with the user document", async () => {
  await observing();
  report(guest);
  expect(heard).toEqual([["guest", false]]);
  await answerWrite(1);
  expect(heard).toEqual([
    ["guest", false],
    ["guest", true],
  ]);
  expect(onUnavailable).not.toHaveBeenCalled();
});

it("updates the user document with every sign-in, not with every token", async () => {
  await observing();
  report(guest);
  await answerWrite(1);
  report(guest);
  expect(heard.at(-1)).toEqual(["guest", true]);
  report(null);
  expect(heard.at(-1)).toBeNull();
  report(guest);
  await answerWrite(2);
  expect(sdk.writes.map(({ uid, email }) => [uid, email])).toEqual([
    ["guest", "gast@example.com"],
    ["guest", "gast@example.com"],
  ]);
});

it("writes the address of a guest account that becomes a full one, once", async () => {
  await observing();
  report({ ...guest, email: null, isAnonymous: true });
  await answerWrite(1);
  report(guest);
  await answerWrite(2);
  report(guest);
  expect(sdk.writes.map(({ email }) => email)).toEqual([null, "gast@example.com"]);
});

it("never reports a user who has signed out while the document was written", async () => {
  await observing();
  report(guest);
  await vi.waitFor(() => expect(sdk.writes).toHaveLength(1), SLOW);
  report(null);
  await answerWrite(1);
  expect(heard).toEqual([["guest", false], null]);
});

it("never mixes up two users who sign in one after the other", async () => {
  await observing();
  report(guest);
  await vi.waitFor(() => expect(sdk.writes).toHaveLength(1), SLOW);
  report(other);
  await vi.waitFor(() => expect(sdk.writes).toHaveLength(2), SLOW);
  sdk.writes[1]?.answer(true);
  sdk.writes[0]?.answer(true);
  await vi.waitFor(() => expect(heard.at(-1)).toEqual(["other", true]), SLOW);
  expect(heard).toEqual([
    ["guest", false],
    ["other", false],
    ["other", true],
  ]);
});

it("keeps the session when the document cannot be written, and tries again", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  await observing();
  report(guest);
  await answerWrite(1, false);
  const failure = ["user document not written", expect.any(Error)] as const;
  await vi.waitFor(() => expect(warned).toHaveBeenCalledWith(...failure), SLOW);
  expect(heard).toEqual([["guest", false]]);
  report(guest);
  await answerWrite(2);
  expect(heard.at(-1)).toEqual(["guest", true]);
});
