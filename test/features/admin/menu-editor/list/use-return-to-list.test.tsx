import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, it } from "vitest";
import type { EditorView } from "@/features/admin/menu-editor/editor-context";
import { useReturnToList } from "@/features/admin/menu-editor/list/use-return-to-list";

function List({ view }: { view: EditorView }) {
  const list = useRef<HTMLElement>(null);
  useReturnToList(view, list);
  return (
    <nav ref={list} tabIndex={-1}>
      <button type="button" data-head="soups">
        Suppen
      </button>
      <button type="button" data-edit="miso">
        Misosuppe
      </button>
    </nav>
  );
}

it.each<[string, EditorView, string]>([
  ["a dish", { kind: "item", id: "miso" }, "Misosuppe"],
  ["a category", { kind: "category", id: "soups" }, "Suppen"],
])("leads back from %s to its row", (_what, view, row) => {
  const { rerender } = render(<List view={view} />);
  expect(document.body).toHaveFocus();
  rerender(<List view={null} />);
  expect(screen.getByRole("button", { name: row })).toHaveFocus();
});

it.each<[string, EditorView]>([
  ["a dish that has been deleted", { kind: "item", id: "gone" }],
  ["the history", { kind: "history" }],
])("leads back from %s to the list", (_what, view) => {
  const { rerender } = render(<List view={view} />);
  rerender(<List view={null} />);
  expect(screen.getByRole("navigation")).toHaveFocus();
});

it("leaves the focus alone when the page opens and when another panel follows", () => {
  const { rerender } = render(<List view={null} />);
  rerender(<List view={{ kind: "item", id: "miso" }} />);
  rerender(<List view={{ kind: "history" }} />);
  expect(document.body).toHaveFocus();
});
