import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { firstInteraction } from "@/page-lifecycle/first-interaction";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether the promise resolves without further events. */
async function isResolved(promise: Promise<void>): Promise<boolean> {
  const pending = Symbol("pending");
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

it.each(["pointermove", "pointerdown", "keydown", "scroll", "touchstart"])(
  "the first interaction is %s",
  async (event) => {
    const interaction = firstInteraction();
    expect(await isResolved(interaction)).toBe(false);
    window.dispatchEvent(new Event(event));
    expect(await isResolved(interaction)).toBe(true);
  },
);

it("waiting for the first interaction ends at the timeout", async () => {
  const interaction = firstInteraction({ timeoutMs: 1000 });
  await vi.advanceTimersByTimeAsync(999);
  expect(await isResolved(interaction)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isResolved(interaction)).toBe(true);
});

it("waiting for the first interaction never ends after an abort", async () => {
  const unmounted = new AbortController();
  const interaction = firstInteraction({ signal: unmounted.signal });
  unmounted.abort();
  window.dispatchEvent(new Event("pointerdown"));
  expect(await isResolved(interaction)).toBe(false);
});
