import type { RefObject } from "react";
import { strictContext } from "@/data/strict-context";
import type { MenuIssue } from "@/domain/menu/draft/menu-issues";
import type { Menu } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/** Content of the panel beside the list; null for none. */
export type EditorView =
  | { readonly kind: "item" | "category"; readonly id: string }
  | { readonly kind: "categories" | "history" | "photos" | "transfer" }
  | null;

/** Values that typing does not change. */
export interface EditorTools {
  readonly restaurant: Restaurant;
  /** Texts that are not valid numbers, by field; kept while other panels are open. */
  readonly typedNumbers: RefObject<Map<string, string>>;
  /** @param key consecutive edits with the same key are undone together; null is always a step */
  readonly edit: (key: string | null, change: (menu: Menu) => Menu) => void;
  readonly show: (view: EditorView) => void;
}

/** Menu and actions for the parts of the editor. */
export interface EditorContextValue extends EditorTools {
  readonly menu: Menu;
  readonly issues: readonly MenuIssue[];
}

const OUTSIDE = "the menu editor's context must be used within the menu editor";

/** For parts that must not render again with every edit. */
export const [EditorToolsProvider, useEditorTools] = strictContext<EditorTools>(OUTSIDE);

export const [EditorContextProvider, useEditorContext] = strictContext<EditorContextValue>(OUTSIDE);
