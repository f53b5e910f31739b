import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { connectionReturn } from "@/page-lifecycle/connection-return";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("a wait that is over no longer listens for the end of its signal", async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, "addEventListener");
  const removed = vi.spyOn(signal, "removeEventListener");
  const waiting = connectionReturn(8000, signal);
  expect(added).toHaveBeenCalledOnce();
  expect(removed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(8000);
  await waiting;
  expect(removed).toHaveBeenCalledExactlyOnceWith("abort", added.mock.calls[0]?.[1]);
});

it("a wait ends at once when its signal is aborted", async () => {
  const aborting = new AbortController();
  const onEnd = vi.fn();
  void connectionReturn(8000, aborting.signal).then(onEnd);
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).not.toHaveBeenCalled();
  aborting.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
