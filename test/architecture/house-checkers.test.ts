import { describe, expect, it } from "vitest";
import { folderProblems, houseProblems, twinProblems } from "./house-rules";
import { oneWayProblems } from "./one-way";

const file = (path: string, ...lines: string[]) => ({ path, text: lines.join("\n") });

describe("houseProblems", () => {
  it.each([
    ["src/ui/a.ts", `${"\n".repeat(251)}x`, "lines"],
    ["src/ui/MyThing.ts", "", "kebab"],
    ["src/ui/index.ts", "", "barrel"],
    ["src/ui/a.ts", 'export * from "./b";', "re-exports"],
    ["src/ui/a.ts", 'export { b } from "./b";', "re-exports"],
    ["src/ui/a.tsx", "export default function A() {}", "default export"],
  ])("refuses %s", (path, text, problem) => {
    expect(houseProblems([file(path, text)])).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    ["tenant-configs/menus/a.ts", "\n".repeat(900)],
    ["src/i18n/home-texts.ts", "\n".repeat(900)],
    ["functions/index.ts", 'export { placeOrder } from "./place-order";'],
    ["src/state/jotai-hooks.ts", 'export { useAtom } from "jotai";'],
    ["src/ui/a.ts", 'export const a = { from: "x" };'],
    ["src/domain/order/order-machine.test.ts", ""],
  ])("accepts %s", (path, text) => {
    expect(houseProblems([file(path, text)])).toEqual([]);
  });
});

describe("folderProblems", () => {
  const filesIn = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => file(`${folder}/part-${index}.ts`));

  it("accepts 25 files in a folder, refuses 26, and counts sub-folders apart", () => {
    expect(folderProblems([...filesIn("src/ui", 25), ...filesIn("src/ui/form", 25)])).toEqual([]);
    expect(folderProblems(filesIn("src/ui", 26))).toEqual(["src/ui: 26 files, at most 25"]);
  });

  it("accepts a fleet of 40 restaurants", () => {
    expect(folderProblems(filesIn("tenant-configs", 40))).toEqual([]);
  });
});

describe("twinProblems", () => {
  it("refuses two files of the same name in one room or feature", () => {
    expect(
      twinProblems([file("src/data/a.ts"), file("src/data/staff/a.ts"), file("hosting/a.ts")]),
    ).toEqual(["src/data/…/a.ts: src/data/a.ts, src/data/staff/a.ts"]);
  });

  it.each([
    ["src/features/cart/a.ts", "src/features/menu/a.ts"],
    ["functions/orders/a.ts", "hosting/lib/a.ts"],
    ["src/ui/fonts/oswald/fallback.css", "src/ui/fonts/baloo/fallback.css"],
    ["test/data/a.ts", "test/data/staff/a.ts"],
  ])("accepts %s and %s", (one, other) => {
    expect(twinProblems([file(one), file(other)])).toEqual([]);
  });
});

describe("oneWayProblems", () => {
  it.each([["src/features/cart/a.tsx", 'import { lazy, useState } from "react";', "lazyPart"]])(
    "refuses %s with %s",
    (path, text, problem) => {
      expect(oneWayProblems([file(path, text)])).toEqual([expect.stringContaining(problem)]);
    },
  );

  it.each([
    ["src/page-lifecycle/lazy-part.tsx", 'import { lazy, useState } from "react";'],
    ["src/features/cart/a.tsx", 'import { Suspense } from "react";'],
    ["src/features/cart/a.ts", 'readonly status: "loading" | "ready";'],
    ["src/data/a.ts", "const answer = await callListStaff();"],
    ["test/shells/a.test.tsx", 'import { lazy } from "react";'],
  ])("accepts %s with %s", (path, text) => {
    expect(oneWayProblems([file(path, text)])).toEqual([]);
  });
});
