import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useRead } from "@/data/use-read";
import { err, ok, type Result } from "@/domain/result/result";

type Answer = Result<string, string>;

const read = vi.fn<(known: string | null) => Promise<Answer>>();

beforeEach(() => {
  read.mockReset();
});

const rendered = (initialKey: string | null, everyMs?: number) =>
  renderHook(({ key }) => useRead(key, read, everyMs === undefined ? {} : { everyMs }), {
    initialProps: { key: initialKey },
  });

/** An answer that arrives when it is told to. */
function laterAnswer(): (answer: Answer) => Promise<void> {
  let settle: (answer: Answer) => void = () => {};
  read.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
  return (answer) => act(async () => settle(answer));
}

it("keeps the value while it is read again, and after a failure", async () => {
  read.mockResolvedValueOnce(ok("first"));
  const { result } = rendered("a");
  expect(result.current).toMatchObject({ status: "loading", value: null });
  await act(async () => {});
  const answer = laterAnswer();
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ status: "loading", value: "first" });
  await answer(err("offline"));
  expect(result.current).toMatchObject({ status: "failed", value: "first", error: "offline" });
  laterAnswer();
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ status: "loading", error: "offline" });
});

it("never shows the value of another key", async () => {
  const answerFirst = laterAnswer();
  const { result, rerender } = rendered("a");
  const answerSecond = laterAnswer();
  rerender({ key: "b" });
  await answerSecond(ok("of b"));
  await answerFirst(ok("of a"));
  expect(result.current).toMatchObject({ status: "ready", value: "of b" });
  laterAnswer();
  rerender({ key: "a" });
  expect(result.current).toMatchObject({ status: "loading", value: null });
});

it("ignores the answer to a read that began before a later one or a change", async () => {
  read.mockResolvedValueOnce(ok("first"));
  const { result } = rendered("a");
  await act(async () => {});
  const answer = laterAnswer();
  act(() => result.current.reload());
  act(() => result.current.change((value) => `${value}, changed`));
  await answer(ok("older than the change"));
  expect(result.current).toMatchObject({ status: "ready", value: "first, changed" });
});

it("shows a change that comes before the first value, and ignores the read that began before", async () => {
  const answer = laterAnswer();
  const { result } = rendered("a");
  act(() => result.current.change(() => null));
  expect(result.current).toMatchObject({ status: "loading", value: null });
  act(() => result.current.change((value) => value ?? "changed"));
  await answer(ok("older than the change"));
  expect(result.current).toMatchObject({ status: "ready", value: "changed" });
});

it("ignores a change of what was shown under another key", async () => {
  read.mockResolvedValueOnce(ok("of a"));
  const { result, rerender } = rendered("a");
  await act(async () => {});
  const { change } = result.current;
  const answer = laterAnswer();
  rerender({ key: "b" });
  act(() => change((value) => `${value}, changed`));
  await answer(ok("of b"));
  expect(result.current).toMatchObject({ status: "ready", value: "of b" });
});

it("reads the next page with the value so far, and the same page again after a failure", async () => {
  read.mockResolvedValueOnce(ok("1"));
  const { result } = rendered("a");
  await act(async () => {});
  read.mockResolvedValueOnce(err("offline"));
  await act(async () => result.current.readMore());
  read.mockResolvedValueOnce(ok("1 2"));
  await act(async () => result.current.readMore());
  expect(read.mock.calls).toEqual([[null], ["1"], ["1"]]);
  expect(result.current).toMatchObject({ status: "ready", value: "1 2", error: null });
});

it("counts a fault as a failed read, and logs it", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  read.mockRejectedValueOnce(new Error("broken"));
  const { result } = rendered("a");
  await act(async () => {});
  expect(result.current).toMatchObject({ status: "failed", error: null });
  expect(log).toHaveBeenCalledWith("reading a failed", new Error("broken"));
});

it("reads nothing without a key", async () => {
  rendered(null);
  await act(async () => {});
  expect(read).not.toHaveBeenCalled();
});

it("reads again at the interval and when the device is online, while the page is visible", async () => {
  vi.useFakeTimers();
  read.mockResolvedValue(ok("value"));
  rendered("a", 60_000);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(read).toHaveBeenCalledTimes(2);
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(read).toHaveBeenCalledTimes(3);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(read).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

it("reads the first key at once, and a later key or the same key again after a delay", async () => {
  vi.useFakeTimers();
  read.mockResolvedValue(ok("value"));
  const { result, rerender } = renderHook(
    ({ key, again }) => useRead(key, read, { afterMs: 500, again }),
    { initialProps: { key: "a", again: "open" } },
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(read).toHaveBeenCalledTimes(1);
  rerender({ key: "b", again: "open" });
  await act(() => vi.advanceTimersByTimeAsync(499));
  rerender({ key: "c", again: "open" });
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(result.current).toMatchObject({ status: "loading", value: null });
  expect(read).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(read).toHaveBeenCalledTimes(2);
  rerender({ key: "c", again: "paused" });
  expect(result.current).toMatchObject({ status: "ready", value: "value" });
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(read).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
