import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listChanges, pathKey } from "@/domain/revision/changes";
import { keepingMine, mergeDocuments } from "@/domain/revision/merge";
import { isSameData } from "@/domain/stored-data/is-same-data";
import { anySample, type Sample, sample, sampleParts } from "./sample-document";

const merge = (mine: Partial<Sample>, theirs: Partial<Sample>) =>
  mergeDocuments(sampleParts, {
    base: sample,
    mine: { ...sample, ...mine },
    theirs: { ...sample, ...theirs },
  });
const conflicts = ({ theirChanges }: ReturnType<typeof merge>) =>
  theirChanges.filter(({ isConflict }) => isConflict).map(({ path }) => path.join("/"));
const without = (id: string) => sample.rows.filter((row) => row.id !== id);
const sized = (id: string, size: number) =>
  sample.rows.map((row) => (row.id === id ? { ...row, size } : row));
const ordered = (...ids: string[]) =>
  ids.flatMap((id) => sample.rows.filter((row) => row.id === id));
const idsOf = ({ rows }: Sample) => rows.map(({ id }) => id);

describe("mergeDocuments", () => {
  it("takes each part from the side that changed it", () => {
    const merged = merge(
      { title: "Meins", rows: sized("a", 10) },
      { rev: 2, address: { zip: "1", city: "Bobingen" }, rows: sized("b", 20) },
    );
    expect(merged.document).toEqual({
      ...sample,
      rev: 2,
      title: "Meins",
      address: { zip: "1", city: "Bobingen" },
      rows: [
        { id: "a", group: "x", size: 10 },
        { id: "b", group: "x", size: 20 },
        ...sample.rows.slice(2),
      ],
    });
    expect(conflicts(merged)).toEqual([]);
  });

  it("keeps mine of a part that both sides changed, unless theirs is selected", () => {
    const mine = { ...sample, title: "Meins" };
    const theirs = { ...sample, title: "Ihres", note: "neu" };
    const versions = { base: sample, mine, theirs };
    const merged = mergeDocuments(sampleParts, versions);
    expect(conflicts(merged)).toEqual(["title"]);
    expect(merged.document).toMatchObject({ title: "Meins", note: "neu" });
    const selected = mergeDocuments(sampleParts, versions, keepingMine(new Set(["note"])));
    expect(selected.document.title).toBe("Ihres");
    expect(selected.document.note).toBeUndefined();
  });

  it("reports an element that one side removed and the other changed, and keeps it", () => {
    const removedHere = merge({ rows: without("b") }, { rows: sized("b", 9) });
    const removedThere = merge({ rows: sized("b", 9) }, { rows: without("b") });
    for (const merged of [removedHere, removedThere]) {
      expect(conflicts(merged)).toEqual(["rows/b"]);
      expect(merged.document.rows).toContainEqual({ id: "b", group: "x", size: 9 });
    }
    expect(idsOf(merge({ rows: without("b") }, {}).document)).toEqual(["a", "c", "d"]);
    expect(idsOf(merge({}, { rows: without("b") }).document)).toEqual(["a", "c", "d"]);
  });

  it("puts elements that one side added after their predecessors", () => {
    const added = (id: string, at: number) =>
      sample.rows.toSpliced(at, 0, { id, group: "x", size: 0 });
    const merged = merge({ rows: added("mine", 1) }, { rows: added("theirs", 2) });
    expect(idsOf(merged.document)).toEqual(["a", "mine", "b", "theirs", "c", "d"]);
  });

  it("keeps the order of the side that sorted, and reports two new orders", () => {
    const sorted = { rows: ordered("c", "a", "b", "d") };
    const other = { rows: ordered("b", "a", "c", "d") };
    expect(idsOf(merge(sorted, {}).document)).toEqual(["c", "a", "b", "d"]);
    expect(idsOf(merge({}, sorted).document)).toEqual(["c", "a", "b", "d"]);
    const both = merge(sorted, other);
    expect(conflicts(both)).toEqual(["rows/@order/x"]);
    expect(idsOf(both.document)).toEqual(["c", "a", "b", "d"]);
  });
});

const versions = fc.record({ base: anySample, mine: anySample, theirs: anySample });
const changesOf = (before: Sample, after: Sample) => listChanges(sampleParts, before, after);
const isOrder = ({ path }: { readonly path: readonly string[] }) => path.includes("@order");
/** Whether a path is the other one, lies within it, or contains it. */
const overlaps = (one: readonly string[], other: readonly string[]) =>
  one.every((step, at) => at >= other.length || step === other[at]);

describe("mergeDocuments of any documents", () => {
  it("returns the other side when only one changed", () => {
    fc.assert(
      fc.property(anySample, anySample, (base, changed) => {
        const taken = mergeDocuments(sampleParts, { base, mine: base, theirs: changed });
        expect(changesOf(taken.document, changed)).toEqual([]);
        const kept = mergeDocuments(sampleParts, { base, mine: changed, theirs: base });
        expect(changesOf(kept.document, changed)).toEqual([]);
        expect([...taken.theirChanges, ...kept.theirChanges].some((each) => each.isConflict)).toBe(
          false,
        );
        expect(kept.theirChanges).toEqual([]);
      }),
    );
  });

  it("has no conflict and no change to choose when both sides are equal", () => {
    fc.assert(
      fc.property(anySample, anySample, (base, both) => {
        const merged = mergeDocuments(sampleParts, { base, mine: both, theirs: both });
        expect(changesOf(merged.document, both)).toEqual([]);
        expect(merged.theirChanges).toEqual([]);
      }),
    );
  });

  it("loses no change of a part that the other side did not touch", () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const { document } = mergeDocuments(sampleParts, { base, mine, theirs });
        for (const [own, other] of [
          [mine, theirs],
          [theirs, mine],
        ] as const) {
          const touched = changesOf(base, other).filter((change) => !isOrder(change));
          const alone = changesOf(base, own).filter(
            (change) =>
              !isOrder(change) && !touched.some(({ path }) => overlaps(path, change.path)),
          );
          const lost = new Set(changesOf(own, document).map(({ path }) => pathKey(path)));
          expect(alone.filter(({ path }) => lost.has(pathKey(path)))).toEqual([]);
        }
      }),
    );
  });

  it("reports a conflict exactly where both sides changed a part to different values", () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const { theirChanges } = mergeDocuments(sampleParts, { base, mine, theirs });
        const reported = theirChanges.filter((each) => each.isConflict && !isOrder(each));
        for (const { before, after, mine: own } of reported) {
          expect(isSameData(own, before) || isSameData(after, before)).toBe(false);
          expect(isSameData(own, after)).toBe(false);
        }
        const ownChanges = new Map(
          changesOf(base, mine).map((change) => [pathKey(change.path), change]),
        );
        const both = changesOf(base, theirs).filter(({ path, kind, after }) => {
          const own = ownChanges.get(pathKey(path));
          return own && kind === "changed" && !isOrder(own) && !isSameData(own.after, after);
        });
        const paths = new Set(reported.map(({ path }) => pathKey(path)));
        expect(both.filter(({ path }) => !paths.has(pathKey(path)))).toEqual([]);
      }),
    );
  });

  it("equals mine where every change of the other side is refused", () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const { document } = mergeDocuments(sampleParts, { base, mine, theirs }, () => true);
        expect(changesOf(document, mine).filter((change) => !isOrder(change))).toEqual([]);
      }),
    );
  });
});
