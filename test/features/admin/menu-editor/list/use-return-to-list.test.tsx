import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, it } from "vitest";
import type { EditorView } from "@/features/admin/menu-editor/context/editor-context";
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
  ["dish", { kind: "item", id: "miso" }, "Misosuppe"],
  ["category", { kind: "category", id: "soups" }, "Suppen"],
])("moves the focus to the row of a %s when its panel closes", (_what, view, row) => {
  const { rerender } = render(<List view={view} />);
  expect(document.body).toHaveFocus();
  rerender(<List view={null} />);
  expect(screen.getByRole("button", { name: row })).toHaveFocus();
});

it.each<[string, EditorView]>([
  ["deleted dish", { kind: "item", id: "gone" }],
  ["history", { kind: "history" }],
])(
  "moves the focus to the list when the panel of a view without a row closes: %s",
  (_what, view) => {
    const { rerender } = render(<List view={view} />);
    rerender(<List view={null} />);
    expect(screen.getByRole("navigation")).toHaveFocus();
  },
);

it("does not move the focus when the page opens or when another panel follows", () => {
  const { rerender } = render(<List view={null} />);
  rerender(<List view={{ kind: "item", id: "miso" }} />);
  rerender(<List view={{ kind: "history" }} />);
  expect(document.body).toHaveFocus();
});
