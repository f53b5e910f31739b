import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signIn } from "@/firebase/auth/auth";
import { loadPasswordValidator } from "@/firebase/auth/auth-password-policy";

// The code of the client never arrives.
vi.mock("@/firebase/auth/auth-client", () => new Promise(() => {}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("reports a lost network after ten seconds if the code for signing in does not arrive", async () => {
  const settled = vi.fn();
  signIn("gast@example.com", "Nudelsuppe").then(settled);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(settled).toHaveBeenCalledExactlyOnceWith({ ok: false, error: "NETWORK" });
});

it("does without the password policy if the code for reading it does not arrive", async () => {
  const settled = vi.fn();
  loadPasswordValidator().then(settled);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(settled).toHaveBeenCalledExactlyOnceWith(null);
});
