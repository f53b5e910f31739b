import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { RevisionedDocument } from "@/data/revisions/revisioned-document";
import { useRevisionHistory } from "@/data/revisions/use-revision-history";
import { ok } from "@/domain/result/result";
import { IGNORED, recordOf } from "@/domain/revision/part";
import { callListRevisions } from "@/firebase/callables/editor-callables";

interface Doc {
  readonly rev: number;
  readonly title: string;
}

vi.mock("@/firebase/callables/editor-callables", () => ({
  callListRevisions: vi.fn(async () => ok({ revisions: [], more: false })),
}));

const stored: Doc = { rev: 3, title: "Neu" };

/** A history whose revisions arrive when the test resolves them. */
async function start() {
  const reads = new Map<number, (revision: Doc | null) => void>();
  const document: RevisionedDocument<Doc, Doc> = {
    resto_key: "resto-bobingen",
    kind: "menu",
    part: recordOf<Doc>({ rev: IGNORED }),
    toDraft: (of) => of,
    toStored: (draft) => draft,
    read: async () => stored,
    readRevision: (rev) => new Promise((resolve) => void reads.set(rev, resolve)),
    save: async (_, rev) => ok({ rev: rev + 1 }),
    keep: () => {},
  };
  const restored = vi.fn<(earlier: Doc, rev: number) => Promise<void>>(async () => {});
  const { result, rerender } = renderHook(
    ({ base }) => useRevisionHistory(document, base, restored),
    { initialProps: { base: stored } },
  );
  await act(async () => {});
  return {
    history: result,
    restored,
    save: (base: Doc) => act(async () => rerender({ base })),
    arrive: (rev: number, title: string) => act(async () => reads.get(rev)?.({ rev, title })),
    disappear: (rev: number) => act(async () => reads.get(rev)?.(null)),
  };
}

const compare = (history: { current: ReturnType<typeof useRevisionHistory> }, rev: number) =>
  act(async () => void history.current.compare(rev));

it("opens the revision that was asked for last, in whatever order revisions arrive", async () => {
  const { history, arrive, disappear } = await start();
  await compare(history, 1);
  await compare(history, 2);
  await arrive(2, "Alt");
  await disappear(1);
  expect(history.current).toMatchObject({ opened: { rev: 2 }, isUnavailable: false });
});

it("keeps a closed revision closed when one asked for before arrives", async () => {
  const { history, arrive } = await start();
  await compare(history, 2);
  await arrive(2, "Alt");
  await compare(history, 1);
  await compare(history, 2);
  await arrive(1, "Ganz alt");
  expect(history.current.opened).toBeNull();
});

it("compares an opened revision with the document that was saved since", async () => {
  const { history, arrive, save } = await start();
  await compare(history, 2);
  await arrive(2, "Alt");
  expect(history.current.opened?.changes).toHaveLength(1);
  await save({ rev: 4, title: "Alt" });
  expect(history.current.opened?.changes).toEqual([]);
});

it("restores a confirmed revision although another is compared meanwhile", async () => {
  const { history, restored, arrive } = await start();
  await act(async () => void history.current.restore(1));
  await compare(history, 2);
  await arrive(2, "Alt");
  await arrive(1, "Ganz alt");
  expect(restored).toHaveBeenCalledWith({ rev: 1, title: "Ganz alt" }, 1);
  expect(history.current.opened).toBeNull();
});

it("reads the list again after a save, which has added a revision", async () => {
  const { save } = await start();
  vi.mocked(callListRevisions).mockClear();
  await save({ rev: 3, title: "Entwurf" });
  expect(callListRevisions).not.toHaveBeenCalled();
  await save({ rev: 4, title: "Neu" });
  expect(callListRevisions).toHaveBeenCalledOnce();
});
