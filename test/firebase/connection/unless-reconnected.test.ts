import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { unlessReconnected } from "@/firebase/connection/unless-reconnected";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const online = () => window.dispatchEvent(new Event("online"));

it("gives the request up two seconds after the device is online again", async () => {
  const settled = vi.fn();
  unlessReconnected(new Promise(() => {})).catch(settled);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(settled).not.toHaveBeenCalled();
  online();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(settled).toHaveBeenCalledTimes(1);
});

it("passes on an answer that still arrives", async () => {
  let answer = (_text: string) => {};
  const request = unlessReconnected(
    new Promise<string>((resolve) => {
      answer = resolve;
    }),
  );
  online();
  answer("done");
  expect(await request).toBe("done");
});
