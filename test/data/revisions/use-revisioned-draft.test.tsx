import { act, renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { RevisionedDocument, UnsavedDraft } from "@/data/revisions/revisioned-document";
import { useRevisionedDraft } from "@/data/revisions/use-revisioned-draft";
import { err, ok } from "@/domain/result/result";
import { IGNORED, recordOf } from "@/domain/revision/part";

interface Doc {
  readonly rev: number;
  readonly title: string;
  readonly owner: string;
}

const stored: Doc = { rev: 3, title: "Alt", owner: "Linh" };
const titled = (title: string) => (of: Doc) => ({ ...of, title });

function fakeDocument(changes: Partial<RevisionedDocument<Doc, Doc>> = {}) {
  const save = vi.fn<RevisionedDocument<Doc, Doc>["save"]>(async (_, rev) => ok({ rev: rev + 1 }));
  const keep = vi.fn<RevisionedDocument<Doc, Doc>["keep"]>();
  const document: RevisionedDocument<Doc, Doc> = {
    resto_key: "resto-bobingen",
    kind: "menu",
    part: recordOf<Doc>({ rev: IGNORED }),
    toDraft: (of) => of,
    toStored: (draft) => (draft.title === "" ? null : draft),
    read: async () => stored,
    readRevision: async () => null,
    ...changes,
    save,
    keep,
  };
  return { ...document, save, keep };
}

function start(
  document: RevisionedDocument<Doc, Doc>,
  unsaved: UnsavedDraft<Doc, Doc> | null = null,
) {
  return renderHook(() => useRevisionedDraft(document, { stored, unsaved })).result;
}

const refused = (reason: "VERSION_CONFLICT" | "NOT_ALLOWED") =>
  err({ kind: "refused", refusal: { reason } }) as never;

describe("useRevisionedDraft", () => {
  it("saves on top of its base and starts again from what was saved", async () => {
    const document = fakeDocument();
    const draft = start(document);
    act(() => draft.current.edit("title", titled("Neu")));
    expect(draft.current.changes.map(({ path }) => path)).toEqual([["title"]]);
    await act(() => draft.current.save());
    expect(document.save).toHaveBeenCalledWith({ ...stored, title: "Neu" }, 3);
    expect(draft.current).toMatchObject({
      base: { rev: 4, title: "Neu" },
      changes: [],
      canUndo: false,
      note: { kind: "saved" },
    });
  });

  it("merges after another save, and saves on top of that one", async () => {
    const theirs = { rev: 4, title: "Alt", owner: "Neu" };
    const document = fakeDocument({ read: async () => theirs });
    document.save.mockResolvedValueOnce(refused("VERSION_CONFLICT"));
    const draft = start(document);
    act(() => draft.current.edit("title", titled("Neu")));
    await act(() => draft.current.save());
    expect(draft.current.conflict).toMatchObject({ base: stored, theirs });
    expect(draft.current.value.title).toBe("Neu");
    act(() => draft.current.resolve({ ...theirs, title: "Neu" }));
    expect(draft.current).toMatchObject({ conflict: null, note: { kind: "merged" } });
    await act(() => draft.current.save());
    expect(document.save).toHaveBeenLastCalledWith({ ...theirs, title: "Neu" }, 4);
  });

  it("counts a save as done whose answer was lost", async () => {
    const document = fakeDocument({ read: async () => ({ ...stored, rev: 4, title: "Neu" }) });
    document.save.mockResolvedValueOnce(refused("VERSION_CONFLICT"));
    const draft = start(document);
    act(() => draft.current.edit("title", titled("Neu")));
    await act(() => draft.current.save());
    expect(draft.current).toMatchObject({ conflict: null, note: { kind: "saved" }, changes: [] });
    expect(draft.current.base.rev).toBe(4);
  });

  it("keeps the draft when a save is refused", async () => {
    const document = fakeDocument();
    document.save.mockResolvedValueOnce(refused("NOT_ALLOWED"));
    const draft = start(document);
    act(() => draft.current.edit("title", titled("Neu")));
    await act(() => draft.current.save());
    expect(draft.current).toMatchObject({
      note: { kind: "refused", refusal: { reason: "NOT_ALLOWED" } },
      value: { title: "Neu" },
    });
  });

  it("does not send an invalid draft", async () => {
    const document = fakeDocument();
    const draft = start(document);
    act(() => draft.current.edit("title", titled("")));
    await act(() => draft.current.save());
    expect(document.save).not.toHaveBeenCalled();
    expect(draft.current.note).toEqual({ kind: "invalid" });
  });

  it("restores a revision as a new one, but not over unsaved changes", async () => {
    const document = fakeDocument();
    const draft = start(document);
    act(() => draft.current.edit("title", titled("Neu")));
    const earlier = { rev: 1, title: "Ganz alt", owner: "Linh" };
    await act(() => draft.current.restore(earlier, 1));
    expect(draft.current.note).toEqual({ kind: "unsaved" });
    act(() => draft.current.discard());
    await act(() => draft.current.restore(earlier, 1));
    expect(draft.current).toMatchObject({
      base: { title: "Ganz alt", rev: 4 },
      note: { kind: "restored", rev: 1 },
    });
  });
});

describe("a draft on this device", () => {
  const unsaved = { base: stored, value: { ...stored, title: "Entwurf" }, edited_at: 1 };

  it("is continued", () => {
    const draft = start(fakeDocument(), unsaved);
    expect(draft.current).toMatchObject({
      value: { title: "Entwurf" },
      conflict: null,
      note: { kind: "continued" },
    });
  });

  it("is a conflict at once if somebody else has saved since", () => {
    const old = { ...unsaved, base: { ...stored, rev: 2, owner: "Früher" } };
    const draft = start(fakeDocument(), old);
    expect(draft.current.conflict).toMatchObject({ base: old.base, theirs: stored });
  });

  it("is kept after a pause in typing and removed when nothing is changed", () => {
    vi.useFakeTimers();
    const document = fakeDocument();
    const draft = start(document);
    act(() => draft.current.edit("title", titled("Neu")));
    act(() => void vi.advanceTimersByTime(500));
    expect(document.keep).toHaveBeenLastCalledWith(
      expect.objectContaining({ base: stored, value: { ...stored, title: "Neu" } }),
    );
    act(() => draft.current.undo());
    act(() => void vi.advanceTimersByTime(500));
    expect(document.keep).toHaveBeenLastCalledWith(null);
    vi.useRealTimers();
  });
});
