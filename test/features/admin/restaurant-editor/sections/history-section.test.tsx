import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { useRestaurantDocument } from "@/features/admin/restaurant-editor/draft/use-restaurant-document";
import { HistorySection } from "@/features/admin/restaurant-editor/sections/history-section";
import { callListRevisions, callReadRevision } from "@/firebase/callables/editor-callables";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderAdmin } from "@/test/features/render-admin";

vi.mock("@/firebase/callables/editor-callables");

const texts = revisionTexts.de;
const OFFLINE = { ok: false, error: { kind: "offline" } } as const;

/** A page of revisions, newest first. */
function page(newest: number, oldest: number): Awaited<ReturnType<typeof callListRevisions>> {
  const revisions = Array.from({ length: newest - oldest + 1 }, (_, index) => ({
    rev: newest - index,
    saved_at: Date.UTC(2027, 2, 3, 12),
    saved_by: null,
  }));
  return { ok: true, value: { revisions, more: oldest > 1 } };
}

const list = vi.mocked(callListRevisions);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

function History({ rev }: { rev: number }) {
  const base = { ...restoBobingen, rev };
  const document = useRestaurantDocument(base);
  return <HistorySection document={document} base={base} onRestore={async () => {}} />;
}

function open(rev: number): void {
  renderAdmin(<History rev={rev} />);
}

beforeEach(() => {
  list.mockReset();
});

it("keeps the loaded revisions when older ones fail to load, and retries those", async () => {
  list.mockResolvedValueOnce(page(30, 11)).mockResolvedValueOnce(OFFLINE);
  open(30);
  await screen.findByText(texts.revision(11));
  await press(texts.more);
  await screen.findByText(texts.failed);
  screen.getByText(texts.revision(11));
  list.mockResolvedValueOnce(page(10, 1));
  await press(texts.retry);
  await screen.findByText(texts.revision(1));
  expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ before_rev: 11 }));
  expect(screen.queryByText(texts.failed)).toBeNull();
});

it("reports that a revision cannot be loaded while offline", async () => {
  list.mockResolvedValue(page(2, 1));
  vi.mocked(callReadRevision).mockResolvedValue(OFFLINE);
  open(2);
  await screen.findByText(texts.revision(1));
  await press(texts.differencesOf(1));
  await screen.findByText(texts.unavailable);
  expect(callReadRevision).toHaveBeenCalledTimes(1);
});
