import type { Availability } from "../../availability/availability.schema";
import { isSoldOut } from "../../availability/sold-out";
import { type OptionOfDish, soldOutChoice } from "../../availability/sold-out-option";
import { portionsLeft, type StockFields } from "../../availability/stock";
import type { Menu } from "../../menu/menu.schema";
import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import type { Instant } from "../../time/berlin-time";
import type { OrderLine } from "../order.schema";
import type { OrderLineRequest } from "../order-requests.schema";
import { priceLine } from "./price-line";
import type { VatBase } from "./vat-split";

/** Priced lines with their amounts per VAT rate. */
export interface PricedLines {
  readonly lines: OrderLine[];
  readonly bases: VatBase[];
  /**
   * ITEM_UNAVAILABLE for the first line with a sold-out dish or option, or with which the lines have
   * more portions of a dish than are left; or null.
   */
  readonly soldOut: Refusal | null;
}

/**
 * Prices every line from the menu. Sold-out dishes and options are priced too, so that a cart can
 * still be shown.
 * @returns ITEM_UNAVAILABLE for a dish (`lines.N.item_id`) or an option (`lines.N.choices.…`) that is
 * not on the menu, INVALID for other choices that the dish does not allow
 */
export function priceLines(
  requests: readonly OrderLineRequest[],
  menu: Menu,
  availability: Pick<Availability, "sold_out" | "sold_out_options"> & StockFields,
  now: Instant,
): Result<PricedLines, Refusal> {
  const lines: OrderLine[] = [];
  const bases: VatBase[] = [];
  const wanted = new Map<string, number>();
  let soldOut: Refusal | null = null;
  for (const [index, request] of requests.entries()) {
    const field = `lines.${index}.item_id`;
    const item = menu.items.find(({ id }) => id === request.item_id);
    if (!item) return err(refusal("ITEM_UNAVAILABLE", { field }));
    const line = priceLine(item, request);
    if (!line.ok) {
      return err({ ...line.error, field: `lines.${index}.${line.error.field}` });
    }
    const option = soldOutChoice(item.id, request.choices, availability, now);
    const missing = isSoldOut(item, availability, now)
      ? field
      : option && choiceField(index, option);
    const portions = (wanted.get(item.id) ?? 0) + request.qty;
    wanted.set(item.id, portions);
    const left = portionsLeft(item.id, availability, now);
    if (left !== null && portions > left) {
      soldOut ??= refusal("ITEM_UNAVAILABLE", { field, portions_left: left });
    }
    if (missing) soldOut ??= refusal("ITEM_UNAVAILABLE", { field: missing });
    lines.push(line.value);
    bases.push({
      rate: item.vat,
      goods_cents: line.value.line_cents,
      deposit_cents: request.qty * (item.deposit_cents ?? 0),
    });
  }
  return ok({ lines, bases, soldOut });
}

function choiceField(index: number, { group }: OptionOfDish): string {
  return `lines.${index}.choices.${group}`;
}
