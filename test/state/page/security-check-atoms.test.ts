// @vitest-environment jsdom
import { createStore } from "jotai/vanilla";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  onAppCheckToken,
  requestAppCheckToken,
  requestNewAppCheckToken,
} from "@/firebase/connection/app-check";
import { rememberToken } from "@/firebase/connection/stored-token";
import {
  continueWithoutTokenAtom,
  repeatSecurityCheckAtom,
  runSecurityCheckAtom,
  securityCheckAtom,
} from "@/state/page/security-check-atoms";

vi.mock("@/page-lifecycle/prerendered-at", () => ({ prerenderedAt: 1 }));
vi.mock("@/firebase/connection/app-check", () => ({
  requestAppCheckToken: vi.fn(),
  requestNewAppCheckToken: vi.fn(),
  onAppCheckToken: vi.fn(),
}));

const messages: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  messages.length = 0;
  localStorage.clear();
  for (const method of ["warn", "error"] as const) {
    vi.spyOn(console, method).mockImplementation((message) => messages.push(message));
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function startCheck(answer: () => Promise<string | null>) {
  vi.mocked(requestAppCheckToken).mockImplementation(answer);
  const store = createStore();
  const done = store.set(runSecurityCheckAtom);
  return { done, store, check: () => store.get(securityCheckAtom) };
}

const never = () => new Promise<null>(() => {});

describe("the security check", () => {
  const failures: readonly (readonly [string, () => Promise<string | null>, string])[] = [
    ["No token available", () => Promise.resolve(null), "TOKEN_MISSING"],
    ["Verification token missing", () => Promise.resolve(""), "TOKEN_MISSING"],
    ["Verification token failed", () => Promise.reject(new Error("503")), "TOKEN_FAILED"],
  ];
  it.each(failures)("logs “%s” and fails", async (message, answer, error) => {
    const { done, check } = startCheck(answer);
    await done;
    expect(messages).toEqual([message]);
    expect(check()).toMatchObject({ phase: "failed", hasToken: false, error });
  });

  it("does not wait for a token that is still valid from an earlier visit", async () => {
    rememberToken(Date.now() + 3_600_000);
    const { check } = startCheck(never);
    expect(check()).toMatchObject({ phase: "passed", hasToken: false, error: null });
  });

  it("waits if the token of an earlier visit has ended", () => {
    rememberToken(Date.now() + 1000);
    expect(startCheck(never).check().phase).toBe("waiting");
  });

  it("logs nothing with a token", async () => {
    const { done, check } = startCheck(async () => "token");
    await done;
    expect(messages).toEqual([]);
    expect(check()).toMatchObject({ phase: "passed", hasToken: true });
  });

  it("logs “No token available” when the guest does not wait for a token", () => {
    const { store, check } = startCheck(never);
    store.set(continueWithoutTokenAtom);
    expect(messages).toEqual(["No token available"]);
    expect(check()).toMatchObject({ phase: "passed", hasToken: false, error: null });
  });

  it("offers to skip 5 seconds after the page was opened, however late the script has started", async () => {
    vi.spyOn(performance, "now").mockReturnValue(4000);
    const { check } = startCheck(never);
    await vi.advanceTimersByTimeAsync(900);
    expect(check().canSkip).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(check().canSkip).toBe(true);
  });

  it("takes a token that arrives after the failure", async () => {
    const { done, check } = startCheck(async () => Promise.reject(new Error("hangs")));
    await done;
    vi.mocked(onAppCheckToken).mock.lastCall?.[0]("late");
    expect(check()).toMatchObject({ phase: "passed", hasToken: true, error: null });
  });

  it("is repeated for a guest who continued without a token", async () => {
    const { store, check } = startCheck(never);
    store.set(continueWithoutTokenAtom);
    vi.mocked(requestNewAppCheckToken).mockRejectedValueOnce(new Error("503"));
    await store.set(repeatSecurityCheckAtom);
    expect(check()).toMatchObject({ phase: "passed", hasToken: false, error: "TOKEN_FAILED" });
    vi.mocked(requestNewAppCheckToken).mockResolvedValueOnce("token");
    await store.set(repeatSecurityCheckAtom);
    expect(check()).toMatchObject({ phase: "passed", hasToken: true, error: null });
  });
});
