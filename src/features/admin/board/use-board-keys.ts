import { type RefObject, useEffect } from "react";
import { focusCard } from "./focus-card";
import { neighbourCard } from "./neighbour-card";

const MOVES = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
} as const;

/** Keys that press the button of the focused card with this `data-key`. */
const CARD_KEYS: ReadonlySet<string> = new Set(["+", "-", "i"]);

/**
 * Keys of the board: arrows move between the cards' usual steps, "/" starts a search, "t" opens the
 * telephone order, "?" calls `onHelp`. Keys in form fields and dialogs are ignored.
 */
export function useBoardKeys(
  board: RefObject<HTMLElement | null>,
  onHelp: (open: boolean) => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const root = board.current;
      if (!root || isElsewhere(event)) return;
      if (pressed(root, event.key, onHelp)) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [board, onHelp]);
}

/** @returns whether the key does something */
function pressed(root: HTMLElement, key: string, onHelp: (open: boolean) => void): boolean {
  const focused = document.activeElement?.closest<HTMLElement>("[data-order]") ?? null;
  const move = MOVES[key as keyof typeof MOVES];
  if (move) {
    const cards = Array.from(root.querySelectorAll<HTMLElement>("[data-order]"));
    const target = focused ? neighbourCard(cards, focused, move) : cards[0];
    if (target) focusCard(target);
    return target !== undefined && target !== null;
  }
  if (key === "?") onHelp(true);
  else if (key === "/") root.querySelector<HTMLElement>("[type=search]")?.focus();
  else if (key.toLowerCase() === "t") root.querySelector<HTMLElement>('[data-key="t"]')?.click();
  else if (focused && CARD_KEYS.has(key)) {
    focused.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
  } else return false;
  return true;
}

function isElsewhere({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return true;
  const places = "input, select, textarea, [role=dialog], [role=alertdialog], [role=menu]";
  return target instanceof Element && target.closest(places) !== null;
}
