import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AppUser } from "@/firebase/auth/session";
import { authAtom, hadSessionAtom } from "@/state/account/auth-atoms";
import { appStore } from "@/state/store";

const observed = vi.hoisted(() => ({
  change: (_user: AppUser | null) => {},
  unavailable: () => {},
}));

vi.mock("@/firebase/auth/session", () => ({
  observeSession: (change: typeof observed.change, unavailable: () => void) => {
    Object.assign(observed, { change, unavailable });
    return () => {};
  },
}));

const guest: AppUser = {
  uid: "guest",
  email: "gast@example.com",
  displayName: null,
  isAnonymous: false,
  emailVerified: true,
  created_at: null,
  online_at: null,
};

let stop = () => {};
beforeEach(() => {
  stop = appStore.sub(authAtom, () => {});
});
afterEach(() => stop());

describe("hadSessionAtom", () => {
  it("follows signing in and out", () => {
    observed.change(guest);
    expect(appStore.get(authAtom)).toEqual({ status: "ready", user: guest });
    expect(appStore.get(hadSessionAtom)).toBe(true);
    observed.change(null);
    expect(appStore.get(authAtom)).toEqual({ status: "ready", user: null });
    expect(appStore.get(hadSessionAtom)).toBe(false);
  });

  it("stays unchanged when the client is unavailable", () => {
    observed.change(guest);
    observed.unavailable();
    expect(appStore.get(authAtom)).toEqual({ status: "ready", user: null });
    expect(appStore.get(hadSessionAtom)).toBe(true);
  });
});
