import { useCallback, useMemo, useReducer } from "react";
import { type MenuChange, menuDiff } from "@/domain/menu/draft/menu-diff";
import type { Menu } from "@/domain/menu/menu.schema";

const MAX_UNDO_STEPS = 50;

interface DraftState {
  readonly base: Menu;
  readonly value: Menu;
  readonly past: readonly Menu[];
  /** Key of the last edit; consecutive edits with the same key are one undo step. */
  readonly key: string | null;
}

type Step =
  | { readonly kind: "edit"; readonly key: string | null; readonly change: (menu: Menu) => Menu }
  | { readonly kind: "undo" }
  | { readonly kind: "rebase"; readonly base: Menu; readonly value: Menu };

/** A draft of a menu with undo. */
export interface MenuDraftControl {
  /** The stored menu that the edits are based on. */
  readonly base: Menu;
  readonly value: Menu;
  readonly changes: readonly MenuChange[];
  readonly canUndo: boolean;
  /** @param key consecutive edits with the same key are undone together; null is always a step */
  readonly edit: (key: string | null, change: (menu: Menu) => Menu) => void;
  readonly undo: () => void;
  /** Starts again from another stored menu and clears the undo steps. */
  readonly rebase: (base: Menu, value?: Menu) => void;
}

/** Holds the draft of a menu and its undo steps. */
export function useMenuDraft(base: Menu, value: Menu): MenuDraftControl {
  const [state, dispatch] = useReducer(next, { base, value, past: [], key: null });
  const changes = useMemo(() => menuDiff(state.base, state.value), [state.base, state.value]);
  const edit = useCallback<MenuDraftControl["edit"]>(
    (key, change) => dispatch({ kind: "edit", key, change }),
    [],
  );
  const undo = useCallback(() => dispatch({ kind: "undo" }), []);
  const rebase = useCallback<MenuDraftControl["rebase"]>(
    (base, value = base) => dispatch({ kind: "rebase", base, value }),
    [],
  );
  return {
    base: state.base,
    value: state.value,
    changes,
    canUndo: state.past.length > 0,
    edit,
    undo,
    rebase,
  };
}

function next(state: DraftState, step: Step): DraftState {
  switch (step.kind) {
    case "rebase":
      return { base: step.base, value: step.value, past: [], key: null };
    case "undo": {
      const before = state.past.at(-1);
      if (!before) return state;
      return { ...state, value: before, past: state.past.slice(0, -1), key: null };
    }
    case "edit": {
      const value = step.change(state.value);
      if (value === state.value) return state;
      const continuesStep = step.key !== null && step.key === state.key;
      const past = continuesStep ? state.past : [...state.past, state.value].slice(-MAX_UNDO_STEPS);
      return { ...state, value, past, key: step.key };
    }
  }
}
