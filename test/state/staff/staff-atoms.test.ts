import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Grants } from "@/domain/staff/grants.schema";
import type { AppUser } from "@/firebase/auth/session";
import type { LiveListener } from "@/firebase/connection/live";
import { staffAtom } from "@/state/staff/staff-atoms";
import { appStore } from "@/state/store";

interface Followed {
  readonly uid: string;
  readonly listener: LiveListener<Grants | null>;
  isStopped: boolean;
}

const page = vi.hoisted(() => ({
  user: null as AppUser | null,
  report: (_user: AppUser | null) => {},
  reloadUser: vi.fn(),
  followed: [] as Followed[],
}));

vi.mock("@/firebase/auth/auth", () => ({ reloadUser: page.reloadUser }));
vi.mock("@/firebase/auth/session", () => ({
  observeSession: (onChange: typeof page.report) => {
    page.report = onChange;
    return () => {};
  },
}));
vi.mock("@/firebase/auth/staff-session", () => ({
  readStaffSession: async () => ({
    uid: page.user?.uid,
    email: "koch@example.com",
    isVerified: true,
    signedInAt: Date.now(),
    hasSecondFactor: true,
  }),
}));
vi.mock("@/firebase/repos/staff-repo", () => ({
  watchStaffGrants: (uid: string, listener: Followed["listener"]) => {
    const each: Followed = { uid, listener, isStopped: false };
    page.followed.push(each);
    return () => {
      each.isStopped = true;
    };
  },
}));

const COOK: Grants = {
  email: "koch@example.com",
  resto_keys: ["le-vie"],
  role: "staff",
  super: false,
};

let unmount = () => {};

beforeEach(() => {
  page.reloadUser.mockReset();
  unmount = appStore.sub(staffAtom, () => {});
  signIn(null);
  page.followed.length = 0;
});
afterEach(() => unmount());

function signIn(uid: string | null): void {
  page.user = uid === null ? null : ({ uid } as AppUser);
  page.report(page.user);
}

/** Signs in with a role. */
async function signInAsCook(): Promise<LiveListener<Grants | null>> {
  signIn("cook");
  const listener = page.followed.at(-1)?.listener;
  if (!listener) throw new Error("the grants are not followed");
  expect(status()).toBe("loading");
  listener.onAnswer({ value: COOK, fromCache: false });
  await expect.poll(() => status()).toBe("granted");
  return listener;
}

const status = () => appStore.get(staffAtom).status;
const followed = () => page.followed.map(({ uid, isStopped }) => [uid, isStopped]);

it("stops following the grants when the user signs out", async () => {
  await signInAsCook();
  expect(followed()).toEqual([["cook", false]]);
  signIn(null);
  expect(followed()).toEqual([["cook", true]]);
  expect(status()).toBe("signed-out");
});

it("follows the grants of the next account only", async () => {
  await signInAsCook();
  signIn("guest");
  expect(followed()).toEqual([
    ["cook", true],
    ["guest", false],
  ]);
  expect(status()).toBe("loading");
});

it("follows the grants once, however often the token is renewed", async () => {
  await signInAsCook();
  signIn("cook");
  expect(followed()).toEqual([["cook", false]]);
});

it("keeps the role while the connection is lost, until the server says that there is none", async () => {
  const listener = await signInAsCook();
  listener.onAnswer({ value: null, fromCache: true });
  expect(status()).toBe("granted");
  listener.onAnswer({ value: null, fromCache: false });
  expect(status()).toBe("none");
});

it("reads the account again when the server refuses to show the grants", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const listener = await signInAsCook();
  listener.onFault(new Error("permission-denied"));
  expect(status()).toBe("failed");
  expect(page.reloadUser).toHaveBeenCalledOnce();
  log.mockRestore();
});
