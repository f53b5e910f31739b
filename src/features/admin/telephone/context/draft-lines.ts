import { kitchenNote } from "@/domain/cart/kitchen-note";
import { normaliseChoices } from "@/domain/menu/options/normalise-choices";
import { MAX_LINE_QUANTITY } from "@/domain/order/line-limits";
import type { OrderLineRequest } from "@/domain/order/order-requests.schema";
import { canonicalJson } from "@/domain/stored-data/canonical-json";
import type { TelephoneLine } from "@/state/staff/telephone-order-atoms";

/**
 * Adds a dish: replaces the line with its key, else joins the line with the same choices and note,
 * else appends a line.
 */
export function takeLine(lines: readonly TelephoneLine[], taken: TelephoneLine): TelephoneLine[] {
  if (lines.some(({ key }) => key === taken.key)) {
    return lines.map((line) => (line.key === taken.key ? taken : line));
  }
  const same = lines.find((line) => kindOf(line) === kindOf(taken));
  return same ? setQuantity(lines, same.key, same.qty + taken.qty) : [...lines, taken];
}

/** Changes a quantity, at most to 50; zero removes the line. */
export function setQuantity(
  lines: readonly TelephoneLine[],
  key: string,
  qty: number,
): TelephoneLine[] {
  if (qty <= 0) return lines.filter((line) => line.key !== key);
  const limited = Math.min(qty, MAX_LINE_QUANTITY);
  return lines.map((line) => (line.key === key ? { ...line, qty: limited } : line));
}

export function setNote(
  lines: readonly TelephoneLine[],
  key: string,
  note: string,
): TelephoneLine[] {
  return lines.map((line) => (line.key === key ? { ...line, note } : line));
}

/** The lines as the server takes them. */
export function lineRequests(lines: readonly TelephoneLine[]): OrderLineRequest[] {
  return lines.map(({ item_id, qty, choices, note: typed }) => {
    const note = kitchenNote(typed);
    return { item_id, qty, choices, ...(note ? { note } : {}) };
  });
}

function kindOf({ item_id, choices, note }: TelephoneLine): string {
  return canonicalJson([item_id, normaliseChoices(choices), note.trim()]);
}
