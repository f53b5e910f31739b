import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { HistoryPanel } from "@/admin-ui/revisions/history-panel";
import { RETAINED_REVISIONS } from "@/domain/revision/revision.schema";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { renderAdmin } from "@/test/features/render-admin";

const texts = revisionTexts.de;
const NEWEST = 200;
const describeChange = { nameOf: () => ({ name: "Preis" }), textOf: String };

function renderHistory(count: number) {
  const restore = vi.fn<(rev: number) => Promise<void>>(async () => {});
  const revisions = Array.from({ length: count }, (_, index) => ({
    rev: NEWEST - index,
    saved_at: null,
    saved_by: null,
  }));
  renderAdmin(
    <HistoryPanel
      history={{
        status: "ready",
        revisions,
        more: false,
        current: NEWEST,
        opened: null,
        isUnavailable: false,
        loadMore: async () => {},
        compare: async () => {},
        restore,
      }}
      describe={describeChange}
    />,
  );
  return restore;
}

const note = () => screen.queryByText(/Aufbewahrt werden die letzten 50 Fassungen/);

it("says how many revisions are kept when that many are listed", () => {
  renderHistory(RETAINED_REVISIONS + 1);
  expect(screen.getAllByTestId("revision")).toHaveLength(51);
  expect(note()).not.toBeNull();
});

it("does not say how many revisions are kept while there are fewer", () => {
  renderHistory(3);
  expect(note()).toBeNull();
});

it("restores a revision only after a confirmation", async () => {
  const restore = renderHistory(2);
  const open = () =>
    userEvent.click(screen.getByRole("button", { name: texts.restoreRevision(NEWEST - 1) }));
  await open();
  await userEvent.click(await screen.findByRole("button", { name: texts.cancel }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(restore).not.toHaveBeenCalled();
  await open();
  await userEvent.click(await screen.findByRole("button", { name: texts.confirmYes }));
  expect(restore).toHaveBeenCalledWith(NEWEST - 1);
});

it("offers no restoring of the revision in force", () => {
  renderHistory(2);
  expect(screen.queryByRole("button", { name: texts.restoreRevision(NEWEST) })).toBeNull();
});
