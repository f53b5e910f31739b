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
  "resolves on %s",
  async (event) => {
    const interaction = firstInteraction();
    expect(await isResolved(interaction)).toBe(false);
    window.dispatchEvent(new Event(event));
    expect(await isResolved(interaction)).toBe(true);
  },
);

it("resolves without an interaction after the timeout", async () => {
  const interaction = firstInteraction({ timeoutMs: 1000 });
  await vi.advanceTimersByTimeAsync(999);
  expect(await isResolved(interaction)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isResolved(interaction)).toBe(true);
});

it("stays pending after an abort", async () => {
  const unmounted = new AbortController();
  const interaction = firstInteraction({ signal: unmounted.signal });
  unmounted.abort();
  window.dispatchEvent(new Event("pointerdown"));
  expect(await isResolved(interaction)).toBe(false);
});
