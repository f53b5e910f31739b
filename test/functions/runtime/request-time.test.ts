import { expect, test } from "vitest";
import "@/functions/index";
import { definitions } from "@/functions/calls/define-callable";
import { slowestParses } from "@/test/domain/text/support/slowest-parses";
import { recordFigure } from "@/test/faults/figures";
import { CALLABLE_NAMES } from "../support/callable-names";

const schemas = Object.fromEntries(definitions.map(({ name, schema }) => [name, schema]));

test("the input of every call is parsed in linear time for every class of characters", () => {
  expect(Object.keys(schemas).toSorted()).toEqual(CALLABLE_NAMES.toSorted());
  const { count, parses } = slowestParses(schemas);
  const ratio = Math.max(...parses.map((each) => each.ratio));
  const ms = Math.max(...parses.map((each) => each.ms));
  const what = `of ${count} places and classes, every call`;
  recordFigure(69, `time of 32 kB to that of 16 kB, ${what}`, ratio, import.meta.url);
  recordFigure(69, `CPU ms for 32 kB, ${what}`, ms, import.meta.url);
  expect(parses.filter((each) => each.ratio > 2.5)).toEqual([]);
});
