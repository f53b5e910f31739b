import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepAsking } from "@/data/send-once/keep-asking";

let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  isHidden = false;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function start() {
  const ask = vi.fn(async () => {});
  return { ask, stop: keepAsking(ask), count: () => ask.mock.calls.length };
}

it("an unknown outcome is asked for at once when the device is online again", () => {
  const { stop, count } = start();
  window.dispatchEvent(new Event("online"));
  expect(count()).toBe(1);
  stop();
});

it("an unknown outcome is asked for at once when the page is visible again", () => {
  isHidden = true;
  const { stop, count } = start();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(count()).toBe(0);
  isHidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(count()).toBe(1);
  stop();
});

it("an unknown outcome is asked for about every five seconds, because not every return of a connection is announced", async () => {
  const { stop, count } = start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count()).toBeGreaterThanOrEqual(9);
  expect(count()).toBeLessThanOrEqual(16);
  stop();
});

it("an unknown outcome is not asked for while the page is hidden", async () => {
  isHidden = true;
  const { stop, count } = start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count()).toBe(0);
  stop();
});

it("an unknown outcome is no longer asked for after the asking was stopped", async () => {
  const { stop, count } = start();
  stop();
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count()).toBe(0);
});
