import { useState } from "react";
import { finishMenu } from "@/domain/menu/draft/finish-menu";
import { menuDiff } from "@/domain/menu/draft/menu-diff";
import type { Menu } from "@/domain/menu/menu.schema";
import type { Refusal } from "@/domain/shared/refusal";
import { callSaveMenu, readMenuToEdit } from "@/firebase/callables/editors-callables";
import type { MenuDraftControl } from "./use-menu-draft";

/** How the last save went. */
export type SaveState =
  | { readonly status: "idle" | "saving" | "saved" | "offline" | "unknown" | "not-allowed" }
  | { readonly status: "refused"; readonly refusal: Refusal }
  /** Somebody else has saved; `theirs` is what is stored now. */
  | { readonly status: "conflict"; readonly theirs: Menu };

/** Saving of a draft, and of earlier revisions in its place. */
export interface MenuSaver {
  readonly state: SaveState;
  /** Saves and goes on from what was saved. @returns whether it was */
  readonly save: (menu: Menu) => Promise<boolean>;
  /** Forgets how the last save went. */
  readonly settle: () => void;
}

/** Saves menus based on the draft's stored revision. */
export function useSaveMenu(key: string, { base, rebase }: MenuDraftControl): MenuSaver {
  const [state, setState] = useState<SaveState>({ status: "idle" });

  async function save(menu: Menu): Promise<boolean> {
    setState({ status: "saving" });
    const value = finishMenu(menu);
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
      const isTheirs = refusal.reason === "NOT_ALLOWED" || refusal.reason === "NOT_SIGNED_IN";
      setState(isTheirs ? { status: "not-allowed" } : { status: "refused", refusal });
      return false;
    }
    return compareWithStored(value);
  }

  /** After a conflict, and where the answer was lost: what is stored now decides. */
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

  return { state, save, settle: () => setState({ status: "idle" }) };
}
