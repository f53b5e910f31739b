import { expect, it } from "vitest";
import type * as z from "zod/mini";
import { lineSchema, linesSchema, storedLineSchema } from "@/domain/text/text.schema";
import { recordFigure } from "@/test/faults/figures";
import { slowestParses } from "./support/slowest-parses";

// @any-time-zone

const TEXT_SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = {
  "one line": lineSchema({ max: 200 }),
  "one line without a bound": lineSchema({ max: 1e6 }),
  "several lines": linesSchema({ max: 300, lines: 8 }),
  "several lines without a bound": linesSchema({ max: 1e6, lines: 1e6 }),
  "a stored line": storedLineSchema,
};

it("the schema of every kind of text takes linear time for every class of characters", () => {
  const { count, parses } = slowestParses(TEXT_SCHEMAS);
  const ratio = Math.max(...parses.map((each) => each.ratio));
  const ms = Math.max(...parses.map((each) => each.ms));
  const what = `of ${count} places and classes, every kind of text`;
  recordFigure(69, `time of 32 kB to that of 16 kB, ${what}`, ratio, import.meta.url);
  recordFigure(69, `CPU ms for 32 kB, ${what}`, ms, import.meta.url);
  expect(parses.filter((each) => each.ratio > 2.5)).toEqual([]);
});
