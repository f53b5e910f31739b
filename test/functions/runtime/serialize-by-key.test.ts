import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serializeByKey } from "@/functions/runtime/serialize-by-key";

let began: string[];

beforeEach(() => {
  vi.useFakeTimers();
  began = [];
});

afterEach(() => {
  vi.useRealTimers();
});

/** A task that records its start and ends after some time. */
const taking = (name: string, ms: number) => async () => {
  began.push(name);
  await new Promise((resolve) => setTimeout(resolve, ms));
  return name;
};

test("tasks of one key run one after the other, tasks of another key in parallel", async () => {
  const answers = Promise.all([
    serializeByKey("a", taking("first", 100)),
    serializeByKey("a", taking("second", 100)),
    serializeByKey("b", taking("other", 100)),
  ]);
  await vi.advanceTimersByTimeAsync(99);
  expect(began).toEqual(["first", "other"]);
  await vi.advanceTimersByTimeAsync(101);
  expect(began).toEqual(["first", "other", "second"]);
  expect(await answers).toEqual(["first", "second", "other"]);
});

test("a failed task does not affect the next", async () => {
  const failing = serializeByKey("a", () => Promise.reject(new Error("not just now")));
  const next = serializeByKey("a", taking("next", 100));
  await expect(failing).rejects.toThrow("not just now");
  await vi.advanceTimersByTimeAsync(100);
  expect(await next).toBe("next");
});

test("a hanging task delays the next by five seconds, and later tasks still run one by one", async () => {
  serializeByKey("a", taking("hangs", 600_000));
  serializeByKey("a", taking("second", 100));
  serializeByKey("a", taking("third", 100));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(began).toEqual(["hangs"]);
  await vi.advanceTimersByTimeAsync(2);
  expect(began).toEqual(["hangs", "second"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(began).toEqual(["hangs", "second", "third"]);
});
