import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listChanges, pathKey } from "@/domain/revision/changes";
import { elementsOf, listOf } from "@/domain/revision/part";
import { anySample, type Sample, sample, sampleParts } from "./sample-document";

const changesTo = (changes: Partial<Sample>) =>
  listChanges(sampleParts, sample, { ...sample, ...changes }).map(({ path, kind }) => [
    path.join("/"),
    kind,
  ]);

describe("listChanges", () => {
  it("lists changed fields at their paths, and ignores the revision", () => {
    expect(
      changesTo({ rev: 9, title: "Neu", note: "x", address: { zip: "1", city: "Bobingen" } }),
    ).toEqual([
      ["title", "changed"],
      ["address/zip", "changed"],
      ["note", "changed"],
    ]);
  });

  it("lists added and removed elements of maps and lists once, not field by field", () => {
    const { mon } = sample.days;
    expect(
      changesTo({
        days: { ...(mon && { mon }), sun: { from: 1, until: 2 } },
        rows: [...sample.rows.slice(1), { id: "z", group: "y", size: 1 }],
      }),
    ).toEqual([
      ["days/sun", "added"],
      ["days/tue", "removed"],
      ["rows/z", "added"],
      ["rows/a", "removed"],
    ]);
  });

  it("lists a new order once per group, with the ids that both sides have", () => {
    const [a, b, c, d] = sample.rows as [Row, Row, Row, Row];
    const after = { ...sample, rows: [d, c, a] };
    expect(listChanges(sampleParts, sample, after)).toEqual([
      { path: ["rows", "b"], kind: "removed", before: b, after: undefined },
      { path: ["rows", "@order", "x"], kind: "moved", before: ["a", "c"], after: ["c", "a"] },
    ]);
  });

  it("lists no order for an element that changed its group", () => {
    const [a, ...others] = sample.rows as [Row, ...Row[]];
    expect(changesTo({ rows: [...others, { ...a, group: "y" }] })).toEqual([
      ["rows/a/group", "changed"],
    ]);
  });

  it("finds nothing between a document and itself", () => {
    fc.assert(
      fc.property(anySample, (document) => {
        expect(listChanges(sampleParts, document, structuredClone(document))).toEqual([]);
      }),
    );
  });

  it("lists every path once", () => {
    fc.assert(
      fc.property(anySample, anySample, (before, after) => {
        const keys = listChanges(sampleParts, before, after).map(({ path }) => pathKey(path));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});

it("a list of changes keeps elements with the same id apart", () => {
  const part = listOf<string>({ idOf: (text) => text });
  const elements = part.kind === "list" ? elementsOf(part, ["a", "b", "a", "a"]) : new Map();
  expect([...elements]).toEqual([
    ["a", "a"],
    ["b", "b"],
    ["a#2", "a"],
    ["a#3", "a"],
  ]);
});

type Row = Sample["rows"][number];
