import { useState } from "react";
import { menuDiff } from "@/domain/menu/draft/menu-diff";
import { normaliseMenu } from "@/domain/menu/draft/normalise-menu";
import type { Menu } from "@/domain/menu/menu.schema";
import type { Refusal } from "@/domain/result/refusal";
import { callSaveMenu, readMenuToEdit } from "@/firebase/callables/editor-callables";
import type { MenuDraftControl } from "./use-menu-draft";

/** Result of the last save. */
export type SaveState =
  | { readonly status: "idle" | "saving" | "saved" | "offline" | "unknown" | "not-allowed" }
  | { readonly status: "refused"; readonly refusal: Refusal }
  /** Another save came first; `theirs` is the stored menu. */
  | { readonly status: "conflict"; readonly theirs: Menu };

/** Saves drafts and restored revisions. */
export interface MenuSaver {
  readonly state: SaveState;
  /** Saves a menu and makes it the base of the draft. @returns whether it was saved */
  readonly save: (menu: Menu) => Promise<boolean>;
  /** Resets {@link SaveState} to idle. */
  readonly reset: () => void;
}

/** Saves menus on top of the revision that the draft is based on. */
export function useSaveMenu(key: string, { base, rebase }: MenuDraftControl): MenuSaver {
  const [state, setState] = useState<SaveState>({ status: "idle" });

  async function save(menu: Menu): Promise<boolean> {
    setState({ status: "saving" });
    const value = normaliseMenu(menu);
    const answer = await callSaveMenu({ resto_key: key, base_rev: base.rev, value });
    if (answer.ok) {
      rebase({ ...value, rev: answer.value.rev });
      setState({ status: "saved" });
      return true;
    }
    if (answer.error.kind === "offline") {
      setState({ status: "offline" });
      return false;
    }
    const refusal = answer.error.kind === "refused" ? answer.error.refusal : null;
    if (refusal && refusal.reason !== "VERSION_CONFLICT") {
      const isDenied = refusal.reason === "NOT_ALLOWED" || refusal.reason === "NOT_SIGNED_IN";
      setState(isDenied ? { status: "not-allowed" } : { status: "refused", refusal });
      return false;
    }
    return compareWithStored(value);
  }

  /** After a conflict or a lost answer, the stored menu shows whether this save succeeded. */
  async function compareWithStored(value: Menu): Promise<boolean> {
    const stored = await readMenuToEdit(key).catch(() => null);
    if (!stored || stored.rev === base.rev) {
      setState({ status: "unknown" });
      return false;
    }
    if (menuDiff(stored, value).length > 0) {
      setState({ status: "conflict", theirs: stored });
      return false;
    }
    rebase(stored);
    setState({ status: "saved" });
    return true;
  }

  return { state, save, reset: () => setState({ status: "idle" }) };
}
