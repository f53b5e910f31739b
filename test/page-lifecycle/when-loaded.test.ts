import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenLoaded } from "@/page-lifecycle/when-loaded";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function isDoneAfter(waiting: Promise<void>, ms: number): Promise<boolean> {
  let isDone = false;
  void waiting.then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return isDone;
}

it("whenLoaded waits for the load event", async () => {
  const waiting = whenLoaded();
  expect(await isDoneAfter(waiting, 100)).toBe(false);
  window.dispatchEvent(new Event("load"));
  expect(await isDoneAfter(waiting, 0)).toBe(true);
});

it("whenLoaded waits at most six seconds, because a script that hangs delays the event", async () => {
  vi.spyOn(performance, "now").mockReturnValue(2000);
  const waiting = whenLoaded();
  expect(await isDoneAfter(waiting, 3900)).toBe(false);
  expect(await isDoneAfter(waiting, 200)).toBe(true);
});

it("whenLoaded does not wait on a page that has loaded", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("complete");
  expect(await isDoneAfter(whenLoaded(), 0)).toBe(true);
});
