import { type RefObject, useMemo, useRef, useState } from "react";
import type { OrderedDish } from "@/domain/guest/ordered-dish.schema";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { readDishLine } from "@/domain/menu/options/read-dish-line";
import { type FoundDishes, findByNumber } from "@/domain/menu/search/find-by-number";
import { indexDishes } from "@/domain/menu/search/search-dishes";
import { MAX_LINE_QUANTITY } from "@/domain/order/line-limits";
import type { OrderContext } from "@/domain/order/pricing/quote-order";
import { err, ok, type Result } from "@/domain/result/result";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import type { TelephoneDraft, TelephoneLine } from "@/state/staff/telephone-order-atoms";
import { useAnnounce } from "@/ui/feedback/announcer";
import {
  type DishProblem,
  dishOf,
  meantDish,
  takeDishLine,
  takeNewDish,
  takeOpenDish,
} from "./take-dish";

/** The field for the next dish and the dish whose options are open. */
export interface DishEntry {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly found: FoundDishes;
  /** Position of the dish that Enter means; -1 for none. */
  readonly active: number;
  /** Why the last dish was not taken. A new object each time, so that the focus follows it. */
  readonly problem: DishProblem | null;
  /** Whether this dish stops the order, because `settle` returned null. */
  readonly stopsOrder: boolean;
  readonly type: (text: string) => void;
  readonly highlight: (position: number) => void;
  /** Takes a dish of the list; opens its options first, if it has any. */
  readonly choose: (item: MenuItem) => void;
  /** Takes the dish that was typed. `asks` opens its options even if none is required. */
  readonly confirm: (how: Asking) => void;
  /** Takes a dish that the caller usually orders; what is typed stays. */
  readonly takeUsual: (dish: OrderedDish) => void;
  readonly open: (line: TelephoneLine) => void;
  readonly change: (part: Partial<TelephoneLine>) => void;
  readonly takeOpen: () => void;
  readonly cancel: () => void;
  /**
   * Takes what is open and typed, so that the order can be sent.
   * @returns the draft with it; null if it is incomplete
   */
  readonly settle: () => TelephoneDraft | null;
}

interface Asking {
  readonly asks: boolean;
}

type Edit = (change: Partial<TelephoneDraft>) => void;
type Taken = Result<Partial<TelephoneDraft>, DishProblem>;

/** Enters the dishes of a telephone order. A dish leaves the draft only when staff cancel it. */
export function useDishEntry(draft: TelephoneDraft, edit: Edit, context: OrderContext): DishEntry {
  const texts = useTexts(telephoneTexts);
  const language = useLanguage();
  const textIn = useTextIn();
  const announce = useAnnounce();
  const now = useAtomValue(serverNowAtom);
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [problem, setProblem] = useState<DishProblem | null>(null);
  const [stopsOrder, setStopsOrder] = useState(false);
  const { menu } = context;
  const index = useMemo(() => indexDishes(menu, language), [menu, language]);
  const found = findByNumber(index, draft.typed);

  /** Applies and announces what was taken. @returns the draft with it; null if nothing was taken */
  function apply(result: Taken): TelephoneDraft | null {
    setProblem(result.ok ? null : result.error);
    setStopsOrder(false);
    if (!result.ok) {
      const { error } = result;
      if (error.reason !== "CHOICES") field.current?.focus();
      if (error.reason === "LINE") {
        const { start, text } = error.fault;
        field.current?.setSelectionRange(start, start + text.length);
      }
      return null;
    }
    const next = { ...draft, ...result.value };
    edit(result.value);
    setChosen(null);
    const added = addedPortions(draft.lines, next.lines).map(({ line, qty }) => {
      const item = dishOf(line, menu);
      return texts.added(qty, item ? textIn(item.name) : "");
    });
    if (added.length > 0) announce(added.join(", "));
    return next;
  }

  function withNew(item: MenuItem, { asks }: Asking): Taken {
    const key = crypto.randomUUID();
    const line = { key, item_id: item.id, qty: found.qty, choices: {}, note: "" };
    return takeNewDish(draft, line, context, { asks, now });
  }

  function withTyped({ asks }: Asking): Taken {
    const line =
      chosen === null && !asks ? readDishLine(index, draft.typed, MAX_LINE_QUANTITY) : null;
    if (line?.ok) {
      return takeDishLine(draft, line.value, context, { newKey: () => crypto.randomUUID(), now });
    }
    // A line that cannot be read may be the beginning of a name or of a longer number.
    if (line && (line.error.kind === "QUANTITY" || found.dishes.length === 0)) {
      return err({ reason: "LINE", fault: line.error });
    }
    const meant = meantDish(found, chosen);
    return meant.ok ? withNew(meant.value, { asks }) : meant;
  }

  /** Keeps the typed text. */
  function withUsual({ item_id, qty, choices }: OrderedDish): Taken {
    const line = { key: crypto.randomUUID(), item_id, qty, choices, note: "" };
    const taken = takeNewDish(draft, line, context, { asks: false, now });
    return taken.ok ? ok({ ...taken.value, typed: draft.typed }) : taken;
  }

  function next(result: Taken): void {
    const applied = apply(result);
    if (applied && !applied.open) field.current?.focus();
  }

  function forget(change: Partial<TelephoneDraft>): void {
    edit(change);
    setProblem(null);
    setStopsOrder(false);
  }

  return {
    field,
    found,
    active: chosen ?? (found.best ? found.dishes.indexOf(found.best) : -1),
    problem,
    stopsOrder,
    type(typed) {
      forget({ typed });
      setChosen(null);
    },
    highlight: setChosen,
    choose: (item) => next(withNew(item, { asks: true })),
    confirm: (how) => next(withTyped(how)),
    takeUsual: (dish) => next(withUsual(dish)),
    open(line) {
      const taken = takeOpenDish(draft, menu);
      apply(taken.ok ? ok({ ...taken.value, open: line }) : taken);
    },
    change(part) {
      if (draft.open) forget({ open: { ...draft.open, ...part } });
    },
    takeOpen: () => next(takeOpenDish(draft, menu)),
    cancel() {
      forget({ open: null });
      field.current?.focus();
    },
    settle() {
      if (!draft.open && draft.typed.trim() === "") return draft;
      const settled = apply(
        draft.typed.trim() ? withTyped({ asks: false }) : takeOpenDish(draft, menu),
      );
      if (settled && !settled.open) return settled;
      setStopsOrder(true);
      return null;
    },
  };
}

function addedPortions(before: readonly TelephoneLine[], after: readonly TelephoneLine[]) {
  return after
    .map((line) => ({
      line,
      qty: line.qty - (before.find(({ key }) => key === line.key)?.qty ?? 0),
    }))
    .filter(({ qty }) => qty > 0);
}
