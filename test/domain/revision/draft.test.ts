import { describe, expect, it } from "vitest";
import * as draft from "@/domain/revision/draft";
import { type Sample, sample, sampleParts } from "./sample-document";

const snapshot = (stored: Sample) => ({ stored, draft: stored });
const titled = (title: string, of: Sample = sample): Sample => ({ ...of, title });
const start = () => draft.newDraft<Sample, Sample>(snapshot(sample));
const typed = (title: string, key: string | null = "title") =>
  draft.edit(start(), key, (of) => titled(title, of));

describe("edit and undo", () => {
  it("undoes consecutive edits with the same key as one step", () => {
    const once = draft.edit(typed("K"), "title", (of) => titled("Ka", of));
    const twice = draft.edit(once, "note", (of) => ({ ...of, note: "x" }));
    const thrice = draft.edit(twice, "title", (of) => titled("Kar", of));
    const back = draft.undo(thrice);
    expect(back.value).toMatchObject({ title: "Ka", note: "x" });
    expect(draft.undo(draft.undo(back))).toMatchObject({ value: sample, past: [] });
  });

  it("makes an undo step of every edit without a key, but not of an edit without effect", () => {
    const first = typed("A", null);
    const second = draft.edit(first, null, (of) => titled("B", of));
    expect(draft.edit(second, null, (of) => of)).toBe(second);
    expect(draft.undo(second).value.title).toBe("A");
  });

  it("discards all edits, and undoes that", () => {
    const discarded = draft.discard(typed("A"));
    expect(discarded.value).toEqual(sample);
    expect(draft.undo(discarded).value.title).toBe("A");
  });

  it("leaves a draft without steps as it is", () => {
    const state = start();
    expect(draft.undo(state)).toBe(state);
    expect(draft.discard(state)).toBe(state);
  });
});

describe("afterSave", () => {
  const saved = snapshot({ ...titled("A"), rev: 2 });

  it("starts again from what was saved", () => {
    const state = typed("A");
    const next = draft.afterSave(sampleParts, state, { sent: state.value, saved });
    expect(next).toMatchObject({ base: saved, value: saved.draft, past: [] });
  });

  it("keeps edits that were made while saving", () => {
    const state = typed("A");
    const later = draft.edit(state, "note", (of) => ({ ...of, note: "später" }));
    const next = draft.afterSave(sampleParts, later, { sent: state.value, saved });
    expect(next.value).toEqual({ ...saved.draft, note: "später" });
  });
});

describe("a save by somebody else", () => {
  const theirs = snapshot({ ...sample, rev: 2, note: "ihre" });

  it("is a conflict until both are merged", () => {
    const state = draft.withTheirs(sampleParts, typed("A"), theirs);
    expect(draft.conflictOf(state)).toEqual({
      base: sample,
      mine: titled("A"),
      theirs: theirs.draft,
    });
    const resolved = draft.resolve(state, { ...theirs.draft, title: "A" });
    expect(draft.conflictOf(resolved)).toBeNull();
    expect(resolved).toMatchObject({ base: theirs, value: { title: "A", note: "ihre" } });
  });

  it("is no conflict if the draft contains the same", () => {
    const same = draft.edit(start(), null, (of) => ({ ...of, note: "ihre" }));
    const state = draft.withTheirs(sampleParts, same, theirs);
    expect(draft.conflictOf(state)).toBeNull();
    expect(state).toMatchObject({ base: theirs, value: theirs.draft });
  });

  it("is found when an unsaved draft is continued", () => {
    const unsaved = { base: snapshot(sample), value: titled("A") };
    const outdated = draft.continueDraft(sampleParts, unsaved, {
      stored: theirs,
      isOutdated: true,
    });
    expect(draft.conflictOf(outdated)?.theirs).toBe(theirs.draft);
    const current = draft.continueDraft(sampleParts, unsaved, {
      stored: snapshot(sample),
      isOutdated: false,
    });
    expect(current).toMatchObject({ value: titled("A"), theirs: null });
  });
});
