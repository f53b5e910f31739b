import { normaliseChoices } from "../../menu/options/normalise-choices";
import { canonicalJson } from "../../stored-data/canonical-json";
import type { PlaceOrderRequest } from "../order-requests.schema";
import type { PlaceStaffOrderRequest } from "./staff-order.schema";

/**
 * Canonical text of an order request. The server stores its hash to tell a repeated request from a
 * different one with the same id: see docs/rules.md#idempotency. Requests have the same text if they
 * differ only in the order of keys or options, in null, absent or empty values, in the language, or in
 * `zip` and `city` beside the address.
 * @param input parsed by its schema
 */
export function canonicalOrderRequest(input: PlaceOrderRequest, uid: string): string {
  const lines = input.lines.map(({ item_id, qty, choices, note }) => {
    return { item_id, qty, choices: normaliseChoices(choices), note: note || null };
  });
  const address = input.address && { ...input.address, note: input.address.note || null };
  const reusable = input.reusable || null;
  const ignored = { language: null, zip: null, city: null };
  return canonicalJson({ ...input, lines, address, reusable, uid, ...ignored });
}

/**
 * {@link canonicalOrderRequest} for a telephone order.
 * @param uid of the staff member: a replay by another account is refused
 */
export function canonicalStaffOrderRequest(input: PlaceStaffOrderRequest, uid: string): string {
  const { overbook = false, waive_minimum = false, remember, in_guest_book, ...order } = input;
  const choices = { overbook, waive_minimum, remember, in_guest_book };
  return canonicalJson({ order: canonicalOrderRequest(order, uid), ...choices });
}
