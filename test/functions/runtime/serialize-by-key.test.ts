import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTurn } from "@/functions/runtime/in-turn";

let began: string[];

beforeEach(() => {
  vi.useFakeTimers();
  began = [];
});

afterEach(() => {
  vi.useRealTimers();
});

/** A task that takes its time, or never ends. */
const taking = (name: string, ms: number) => async () => {
  began.push(name);
  await new Promise((resolve) => setTimeout(resolve, ms));
  return name;
};

test("tasks of one key follow each other, those of another do not wait", async () => {
  const answers = Promise.all([
    inTurn("a", taking("first", 100)),
    inTurn("a", taking("second", 100)),
    inTurn("b", taking("other", 100)),
  ]);
  await vi.advanceTimersByTimeAsync(99);
  expect(began).toEqual(["first", "other"]);
  await vi.advanceTimersByTimeAsync(101);
  expect(began).toEqual(["first", "other", "second"]);
  expect(await answers).toEqual(["first", "second", "other"]);
});

test("one that fails takes nobody with it", async () => {
  const failing = inTurn("a", () => Promise.reject(new Error("not just now")));
  const next = inTurn("a", taking("next", 100));
  await expect(failing).rejects.toThrow("not just now");
  await vi.advanceTimersByTimeAsync(100);
  expect(await next).toBe("next");
});

test("one that hangs lets the others go on after five seconds, still one by one", async () => {
  inTurn("a", taking("hangs", 600_000));
  inTurn("a", taking("second", 100));
  inTurn("a", taking("third", 100));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(began).toEqual(["hangs"]);
  await vi.advanceTimersByTimeAsync(2);
  expect(began).toEqual(["hangs", "second"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(began).toEqual(["hangs", "second", "third"]);
});
