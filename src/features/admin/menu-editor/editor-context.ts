import { strictContext } from "@/data/strict-context";
import type { MenuIssue } from "@/domain/menu/draft/menu-issues";
import type { Menu } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { TypedNumbers } from "./fields/typed-numbers";

/** Content of the panel beside the list; null for none. */
export type EditorView =
  | { readonly kind: "item" | "category"; readonly id: string }
  | { readonly kind: "categories" | "history" | "transfer" }
  | null;

/** Menu and actions for the parts of the editor. */
export interface EditorContextValue {
  readonly menu: Menu;
  readonly restaurant: Restaurant;
  readonly issues: readonly MenuIssue[];
  readonly typedNumbers: TypedNumbers;
  /** @param key consecutive edits with the same key are undone together; null is always a step */
  readonly edit: (key: string | null, change: (menu: Menu) => Menu) => void;
  readonly show: (view: EditorView) => void;
}

const [EditorContext, useEditorContextValue] = strictContext<EditorContextValue>(
  "useEditorContext must be used within the menu editor",
);

export const EditorContextProvider = EditorContext;

export function useEditorContext(): EditorContextValue {
  return useEditorContextValue();
}
