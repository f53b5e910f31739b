import { isSoldOut } from "@/domain/availability/sold-out";
import type { Menu, MenuItem } from "@/domain/menu/menu.schema";
import { type ChoiceRefusal, checkChoices } from "@/domain/menu/options/check-choices";
import type { DishLineEntry, DishLineFault } from "@/domain/menu/options/read-dish-line";
import type { FoundDishes } from "@/domain/menu/search/find-by-number";
import { MAX_LINE_QUANTITY } from "@/domain/order/line-limits";
import type { OrderContext } from "@/domain/order/pricing/quote-order";
import { err, ok, type Result } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import type { TelephoneDraft, TelephoneLine } from "@/state/staff/telephone-order-atoms";
import { takeLine } from "./draft-lines";

/** Why a dish cannot be taken into the order. */
export type DishProblem =
  | { readonly reason: "NO_MATCH" | "CHOOSE_MATCH" }
  | { readonly reason: "LINE"; readonly fault: DishLineFault }
  | { readonly reason: "SOLD_OUT" | "QUANTITY"; readonly item: MenuItem }
  | { readonly reason: "CHOICES"; readonly refusal: ChoiceRefusal };

type Dishes = Pick<TelephoneDraft, "lines" | "open" | "typed">;

/** The dish of a line; undefined if the menu no longer has it. */
export function dishOf({ item_id }: TelephoneLine, menu: Menu): MenuItem | undefined {
  return menu.items.find(({ id }) => id === item_id);
}

/** Takes the dish whose options are open. A dish that left the menu is taken too: its price is refused. */
export function takeOpenDish(dishes: Dishes, menu: Menu): Result<Dishes, DishProblem> {
  const { open, lines } = dishes;
  if (!open) return ok(dishes);
  const item = dishOf(open, menu);
  const checked = item ? checkChoices(item, open.choices) : ok(undefined);
  return checked.ok
    ? ok({ ...dishes, open: null, lines: takeLine(lines, open) })
    : err({ reason: "CHOICES", refusal: checked.error });
}

/**
 * Takes a new dish, after the one that is open. A dish without a choice that it needs is opened, not
 * taken; with `asks` any dish with options is. More portions than a line may have are refused.
 */
export function takeNewDish(
  dishes: Dishes,
  line: TelephoneLine,
  { menu, availability }: Pick<OrderContext, "menu" | "availability">,
  { asks, now }: { asks: boolean; now: Instant },
): Result<Dishes, DishProblem> {
  const item = dishOf(line, menu);
  if (item && isSoldOut(item, availability, now)) return err({ reason: "SOLD_OUT", item });
  if (item && line.qty > MAX_LINE_QUANTITY) return err({ reason: "QUANTITY", item });
  const taken = takeOpenDish(dishes, menu);
  if (!taken.ok) return taken;
  const { lines } = taken.value;
  const hasOptions = Object.keys(item?.settings ?? {}).length > 0;
  const opens = hasOptions && (asks || (item && !checkChoices(item, line.choices).ok));
  if (opens) return ok({ lines, open: line, typed: "" });
  const together = takeLine(lines, line);
  // A line that is full takes fewer portions.
  const isFull = portions(together) < portions(lines) + line.qty;
  return item && isFull
    ? err({ reason: "QUANTITY", item })
    : ok({ lines: together, open: null, typed: "" });
}

function portions(lines: readonly TelephoneLine[]): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0);
}

/**
 * Takes the dishes of a typed line one after the other, up to one whose options must be chosen: it is
 * opened, and what follows stays typed. Takes none if one is sold out.
 */
export function takeDishLine(
  dishes: Dishes,
  entries: readonly DishLineEntry[],
  context: Pick<OrderContext, "menu" | "availability">,
  { newKey, now }: { newKey: () => string; now: Instant },
): Result<Dishes, DishProblem> {
  let taken = dishes;
  for (const [index, { item, qty, choices }] of entries.entries()) {
    const line = { key: newKey(), item_id: item.id, qty, choices, note: "" };
    const next = takeNewDish(taken, line, context, { asks: false, now });
    if (!next.ok) return next;
    taken = next.value;
    const rest = entries.slice(index + 1).map(({ text }) => text);
    if (taken.open) return ok({ ...taken, typed: rest.join(" ") });
  }
  return ok(taken);
}

/** The dish that Enter means, for what is typed and the position chosen with the arrows. */
export function meantDish(
  { dishes, best }: FoundDishes,
  chosen: number | null,
): Result<MenuItem, DishProblem> {
  const item = chosen === null ? best : dishes[chosen];
  if (item) return ok(item);
  return err({ reason: dishes.length > 0 ? "CHOOSE_MATCH" : "NO_MATCH" });
}
