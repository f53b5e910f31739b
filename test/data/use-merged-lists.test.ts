import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useMergedLists, usePagedLists } from "@/data/use-merged-lists";
import type { LiveListener } from "@/firebase/connection/live";

type Listener = LiveListener<readonly string[]>;

/** A list whose listeners are kept by restaurant. */
function watchable() {
  const listeners = new Map<string, Listener>();
  const stop = vi.fn();
  const watch = (key: string, listener: Listener) => {
    listeners.set(key, listener);
    return stop;
  };
  const answer = (key: string, ...value: string[]) =>
    act(() => listeners.get(key)?.onAnswer({ value, fromCache: false }));
  return { watch, answer, stop };
}

it("keeps its items until the first answer when the same restaurants are followed again", () => {
  const today = watchable();
  const tomorrow = watchable();
  const { result, rerender } = renderHook(({ keys, watch }) => useMergedLists(keys, watch), {
    initialProps: { keys: ["a", "b"], watch: today.watch },
  });
  today.answer("a", "1");
  today.answer("b", "2");
  expect(result.current).toMatchObject({ items: ["1", "2"], status: "live" });
  rerender({ keys: ["a", "b"], watch: tomorrow.watch });
  expect(today.stop).toHaveBeenCalledTimes(2);
  expect(result.current).toMatchObject({ items: ["1", "2"], status: "loading" });
  tomorrow.answer("a");
  tomorrow.answer("b", "3");
  expect(result.current).toMatchObject({ items: ["3"], status: "live" });
  rerender({ keys: ["c"], watch: tomorrow.watch });
  expect(result.current).toMatchObject({ items: [], status: "loading" });
});

it("stays the same object until a list answers", () => {
  const { watch, answer } = watchable();
  const { result, rerender } = renderHook(() => useMergedLists(["a"], watch));
  answer("a", "1");
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
});

it("follows one more page of every restaurant's list on demand", () => {
  const showMore = vi.fn();
  const { watch, stop } = watchable();
  const paged = (key: string, listener: Listener) => ({ stop: watch(key, listener), showMore });
  const { result, unmount } = renderHook(() => usePagedLists(["a", "b"], paged));
  act(() => result.current.showMore());
  expect(showMore).toHaveBeenCalledTimes(2);
  unmount();
  expect(stop).toHaveBeenCalledTimes(2);
});
