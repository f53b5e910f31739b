import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { KEPT_REVISIONS } from "@/domain/stored-data/revision.schema";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { RevisionList } from "@/ui/revision-list";

function listOf(count: number): void {
  const revisions = Array.from({ length: count }, (_, index) => ({
    rev: 200 - index,
    saved_at: null,
    saved_by: null,
  }));
  render(<RevisionList revisions={revisions} current={200} opened={null} onAct={() => {}} />);
}

const note = () => screen.queryByText(/Aufbewahrt werden die letzten 50 Fassungen/);

describe("note below the revisions", () => {
  it("says how many revisions are kept when that many are listed", () => {
    listOf(KEPT_REVISIONS + 1);
    expect(screen.getAllByRole("listitem")).toHaveLength(51);
    expect(note()).not.toBeNull();
  });

  it("is absent while fewer revisions exist", () => {
    listOf(KEPT_REVISIONS);
    expect(note()).toBeNull();
  });
});

describe("confirmation before restoring a revision", () => {
  const texts = revisionTexts.de;
  const ask = () => screen.getByRole("button", { name: texts.restoreRevision(199) });

  it("takes the focus and returns it on cancel", () => {
    listOf(2);
    fireEvent.click(ask());
    expect(screen.getByRole("button", { name: texts.confirmYes })).toHaveFocus();
    fireEvent.click(screen.getByRole("button", { name: texts.cancel }));
    expect(screen.queryByText(texts.confirm(199))).toBeNull();
    expect(ask()).toHaveFocus();
  });
});
