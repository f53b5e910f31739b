import { expect, it } from "vitest";
import { firstInteraction } from "@/page-lifecycle/first-interaction";

/** Whether the promise resolves without further events. */
async function isResolved(promise: Promise<void>): Promise<boolean> {
  const pending = Symbol("pending");
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

it.each(["pointermove", "pointerdown", "keydown", "scroll", "touchstart"])(
  "the first interaction is %s",
  async (event) => {
    const interaction = firstInteraction(new AbortController().signal);
    expect(await isResolved(interaction)).toBe(false);
    window.dispatchEvent(new Event(event));
    expect(await isResolved(interaction)).toBe(true);
  },
);

it("waiting for the first interaction never ends after an abort", async () => {
  const unmounted = new AbortController();
  const interaction = firstInteraction(unmounted.signal);
  unmounted.abort();
  window.dispatchEvent(new Event("pointerdown"));
  expect(await isResolved(interaction)).toBe(false);
});
