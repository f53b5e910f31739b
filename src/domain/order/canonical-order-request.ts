import { normaliseChoices } from "../menu/options/normalise-choices";
import { canonicalJson } from "../shared/canonical-json";
import type { PlaceOrderRequest } from "./order-requests.schema";

/**
 * Text of which the server stores a hash beside an order, to tell a repeated request from
 * another one under the same id (contract section 3, idempotency). Requests that mean the same
 * give the same text: order of keys and of ticked options, absent and null, empty notes. So do
 * requests in two languages: who switches while an order is on its way repeats the same order.
 * Where it goes is what the address says.
 * @param input as accepted by its schema
 */
export function canonicalOrderRequest(input: PlaceOrderRequest, uid: string): string {
  const lines = input.lines.map(({ item_id, qty, choices, note }) => {
    return { item_id, qty, choices: normaliseChoices(choices), note: note || null };
  });
  const address = input.address && { ...input.address, note: input.address.note || null };
  return canonicalJson({ ...input, lines, address, uid, language: null, zip: null, city: null });
}
