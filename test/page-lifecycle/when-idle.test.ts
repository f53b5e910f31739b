import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdle } from "@/page-lifecycle/when-idle";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function msUntilDone(waiting: Promise<void>): Promise<number> {
  const startedAt = Date.now();
  let doneAt = Number.NaN;
  void waiting.then(() => {
    doneAt = Date.now();
  });
  await vi.advanceTimersByTimeAsync(10_000);
  return doneAt - startedAt;
}

it("whenIdle waits 200 ms in a browser that does not announce idle moments", async () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  Reflect.deleteProperty(window, "requestIdleCallback");
  expect(await msUntilDone(whenIdle())).toBe(200);
});

it("whenIdle waits for the first idle moment, at the latest for two seconds", async () => {
  vi.stubGlobal("requestIdleCallback", (done: () => void, { timeout }: IdleRequestOptions) =>
    setTimeout(done, timeout),
  );
  expect(await msUntilDone(whenIdle())).toBe(2000);
});
