import { expect, test } from "vitest";
import { forEachInParallel } from "@/functions/runtime/for-each-in-parallel";
import { readOnce } from "@/functions/schedules/read-once";

/** Work that ends only when told to. */
function gatedWork() {
  const open: (() => void)[] = [];
  return {
    work: () => new Promise<void>((resolve) => open.push(resolve)),
    started: () => open.length,
    finish: (index: number) => open[index]?.(),
  };
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));

test("at most the given number of items is worked on at a time", async () => {
  const gate = gatedWork();
  const done = forEachInParallel([1, 2, 3, 4, 5], 2, gate.work);
  await nextTurn();
  expect(gate.started()).toBe(2);
  gate.finish(1);
  await nextTurn();
  expect(gate.started()).toBe(3);
  for (let index = 0; index < 5; index += 1) {
    gate.finish(index);
    await nextTurn();
  }
  await done;
  expect(gate.started()).toBe(5);
});

test("the next item is not asked for before there is room", async () => {
  let asked = 0;
  async function* items() {
    for (let item = 0; item < 4; item += 1) {
      asked += 1;
      yield item;
    }
  }
  const gate = gatedWork();
  const done = forEachInParallel(items(), 2, gate.work);
  await nextTurn();
  expect(asked).toBe(2);
  for (let index = 0; index < 4; index += 1) {
    gate.finish(index);
    await nextTurn();
  }
  await done;
  expect(asked).toBe(4);
});

test("a fault ends the run after the work under way", async () => {
  const started: number[] = [];
  let isFirstDone = false;
  const work = async (item: number) => {
    started.push(item);
    if (item === 2) throw new Error("broken");
    await nextTurn();
    isFirstDone = true;
  };
  const done = forEachInParallel([1, 2, 3, 4], 2, work);
  await expect(done).rejects.toThrow("broken");
  expect([started, isFirstDone]).toEqual([[1, 2], true]);
});

test("a fault is not lost while the next item is awaited", async () => {
  async function* items() {
    yield 1;
    await nextTurn();
    yield 2;
  }
  const done = forEachInParallel(items(), 5, async () => {
    throw new Error("broken");
  });
  await expect(done).rejects.toThrow("broken");
});

test("a key is read once, also while the first read runs", async () => {
  let reads = 0;
  const read = readOnce(async (key) => {
    reads += 1;
    return `${key} ${reads}`;
  });
  expect(await Promise.all([read("a"), read("a"), read("b")])).toEqual(["a 1", "a 1", "b 2"]);
  expect(await read("a")).toBe("a 1");
});
