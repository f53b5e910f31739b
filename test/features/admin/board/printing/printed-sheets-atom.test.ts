import { createStore } from "jotai/vanilla";
import { beforeEach, expect, it, vi } from "vitest";

// Each test reads the storage like a newly opened page.
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

const opened = () => import("@/state/staff/printed-sheets-atom");
const KEY = "resto-bobingen.printed";

it("records ticket and receipt of an order separately, also after a reload", async () => {
  const { recordPrintAtom, printedAtAtom } = await opened();
  const store = createStore();
  expect(store.get(printedAtAtom)({ order: "one", kind: "ticket" })).toBeNull();
  store.set(recordPrintAtom, { order: "one", kind: "ticket" });
  const at = store.get(printedAtAtom)({ order: "one", kind: "ticket" });
  expect(at).toEqual(expect.any(Number));
  expect(store.get(printedAtAtom)({ order: "one", kind: "receipt" })).toBeNull();

  vi.resetModules();
  const again = await opened();
  expect(createStore().get(again.printedAtAtom)({ order: "one", kind: "ticket" })).toBe(at);
});

it.each(['["one"]', '[{"order":1}]', "{", "null"])(
  "ignores invalid stored data %s",
  async (text) => {
    localStorage.setItem(KEY, text);
    const { printedAtAtom } = await opened();
    expect(createStore().get(printedAtAtom)({ order: "one", kind: "ticket" })).toBeNull();
  },
);

it("stores each sheet once and only the latest thousand", async () => {
  const { recordPrintAtom } = await opened();
  const store = createStore();
  for (let index = 0; index < 1010; index += 1) {
    store.set(recordPrintAtom, { order: `${index}`, kind: "ticket" });
  }
  store.set(recordPrintAtom, { order: "1009", kind: "ticket" });
  const stored: { order: string }[] = JSON.parse(localStorage.getItem(KEY) ?? "[]");
  expect(stored).toHaveLength(1000);
  expect(stored.filter(({ order }) => order === "1009")).toHaveLength(1);
  expect(stored[0]?.order).toBe("10");
});
