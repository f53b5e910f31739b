import type { Choices } from "@/domain/cart/cart.schema";
import { MAX_LINE_QUANTITY } from "@/domain/cart/cart-limits";
import { normaliseChoices } from "@/domain/menu/options/normalise-choices";
import type { OrderLineRequest } from "@/domain/order/order-requests.schema";
import { canonicalJson } from "@/domain/stored-data/canonical-json";
import type { TelephoneLine } from "@/state/staff/telephone-order-atoms";

/** A dish to add. */
export interface NewLine {
  readonly item_id: string;
  readonly qty: number;
  readonly choices: Choices;
  readonly note: string;
}

/**
 * Adds a dish: to the line with the same choices and note if there is one.
 * @param key identifies a new line on this device
 */
export function addLine(
  lines: readonly TelephoneLine[],
  added: NewLine,
  key: string,
): TelephoneLine[] {
  const same = lines.find((line) => kindOf(line) === kindOf(added));
  return same
    ? setQuantity(lines, same.key, same.qty + added.qty)
    : [...lines, { ...added, choices: { ...added.choices }, key }];
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
  return lines.map(({ item_id, qty, choices, note }) => ({
    item_id,
    qty,
    choices,
    ...(note.trim() ? { note: note.trim() } : {}),
  }));
}

function kindOf({ item_id, choices, note }: NewLine): string {
  return canonicalJson([item_id, normaliseChoices(choices), note.trim()]);
}
