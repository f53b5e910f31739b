import { setImmediate } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { startPagesWhenLoaded, startWhenLoaded } from "@/firebase/connection/live";

it("ends a live query once, when it is stopped", async () => {
  const end = vi.fn();
  const stop = startWhenLoaded(async () => end, vi.fn());
  await setImmediate();
  expect(end).not.toHaveBeenCalled();
  stop();
  stop();
  expect(end).toHaveBeenCalledOnce();
});

it("ends a live query that was stopped while its code was loading", async () => {
  const end = vi.fn();
  const stop = startWhenLoaded(async () => end, vi.fn());
  stop();
  await setImmediate();
  expect(end).toHaveBeenCalledOnce();
});

it("reports code that cannot be loaded, unless the query was stopped before", async () => {
  const fault = new Error("no network");
  const fail = () => Promise.reject(fault);
  const onFault = vi.fn();
  startWhenLoaded(fail, onFault);
  startWhenLoaded(fail, onFault)();
  await setImmediate();
  expect(onFault.mock.calls).toEqual([[fault]]);
});

it("ends a list in pages and shows more of it once its code has loaded", async () => {
  const pages = { stop: vi.fn(), showMore: vi.fn() };
  const { stop, showMore } = startPagesWhenLoaded(async () => pages, vi.fn());
  showMore();
  expect(pages.showMore).not.toHaveBeenCalled();
  await setImmediate();
  showMore();
  expect(pages.showMore).toHaveBeenCalledOnce();
  stop();
  expect(pages.stop).toHaveBeenCalledOnce();
});
