import type { CartLine } from "@/domain/cart/cart-lines";
import { requestLines } from "@/domain/cart/request-lines";
import type { Menu } from "@/domain/menu/menu.schema";
import { priceLines } from "@/domain/order/pricing/price-lines";
import type { OrderContext } from "@/domain/order/pricing/quote-order";
import type { Refusal } from "@/domain/result/refusal";
import type { LocalizedText } from "@/domain/text/localized-text";
import type { Instant } from "@/domain/time/berlin-time";

/** A line that cannot be ordered now; other lines are not affected. */
export interface UnavailableLine {
  readonly hash: string;
  readonly id: string;
  /** Null if the dish is no longer on the menu. */
  readonly name: LocalizedText | null;
  readonly problem: LineProblem;
  /** Whose line it is; absent for a guest's own. */
  readonly person?: string;
}

/** A number is how many portions are left of a dish, fewer than the cart has. */
type LineProblem = "sold-out" | "option-sold-out" | "unavailable" | number;

/** The cart, split into orderable and unavailable lines. */
export interface CheckoutLines {
  readonly orderable: readonly CartLine[];
  readonly unavailable: readonly UnavailableLine[];
}

/** Checks every line separately, so that one missing dish does not hide the price of the others. */
export function checkoutLines(
  lines: readonly CartLine[],
  context: Pick<OrderContext, "menu" | "availability">,
  now: Instant,
): CheckoutLines {
  const orderable: CartLine[] = [];
  const unavailable: UnavailableLine[] = [];
  for (const line of lines) {
    const problem = lineProblem(line, context, now);
    if (problem) unavailable.push(unavailableLine(line, problem, context.menu));
    else orderable.push(line);
  }
  return { orderable, unavailable };
}

export function unavailableLine(line: CartLine, problem: LineProblem, menu: Menu): UnavailableLine {
  const name = menu.items.find(({ id }) => id === line.id)?.name ?? null;
  const { hash, id, person } = line;
  return { hash, id, name, problem, ...(person !== undefined && { person }) };
}

/** The index of the line in a refusal's field (`lines.2.item_id`), or null. */
export function refusedLineIndex(field: string | undefined): number | null {
  const index = /^lines\.(\d+)(?:\.|$)/.exec(field ?? "")?.[1];
  return index === undefined ? null : Number(index);
}

function lineProblem(
  line: CartLine,
  context: Pick<OrderContext, "menu" | "availability">,
  now: Instant,
): LineProblem | null {
  const priced = priceLines(requestLines([line]), context.menu, context.availability, now);
  if (!priced.ok) return "unavailable";
  const { soldOut } = priced.value;
  if (!soldOut) return null;
  return isOfDish(soldOut) ? soldOutDish(soldOut) : "option-sold-out";
}

/** The problem of a line whose dish a refusal names. */
export function soldOutDish({ portions_left }: Refusal): LineProblem {
  return portions_left || "sold-out";
}

/** Whether a refusal names the dish of a line, not one of its options. */
export function isOfDish({ field }: Refusal): boolean {
  return field?.endsWith(".item_id") ?? false;
}
