import { strictContext } from "@/data/strict-context";
import type { MenuIssue } from "@/domain/menu/draft/menu-issues";
import type { Menu } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { MenuDraftControl } from "./draft/use-menu-draft";

/** What the panel beside the list shows; null for nothing. */
export type EditorView =
  | { readonly kind: "item" | "category"; readonly id: string }
  | { readonly kind: "history" | "transfer" | "changes" }
  | null;

/** What every part of the editor works with. */
export interface EditorContextValue {
  readonly menu: Menu;
  readonly restaurant: Restaurant;
  readonly issues: readonly MenuIssue[];
  readonly edit: MenuDraftControl["edit"];
  readonly show: (view: EditorView) => void;
}

const [EditorContext, useEditorContextValue] = strictContext<EditorContextValue>(
  "useEditorContext must be used within the menu editor",
);

/** Hands its value to every part of the editor inside it. */
export const EditorContextProvider = EditorContext;

/** The tools of the editor around a part of it. */
export function useEditorContext(): EditorContextValue {
  return useEditorContextValue();
}
