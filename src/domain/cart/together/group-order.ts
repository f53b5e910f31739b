import { MAX_NOTE_LENGTH } from "../../order/line-limits";
import type { Order } from "../../order/order.schema";
import type { OrderLineRequest } from "../../order/order-requests.schema";
import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import { canonicalJson } from "../../stored-data/canonical-json";
import { isOrdered } from "./group-cart";
import type { GroupCart, GroupLine } from "./group-cart.schema";
import { GROUP_RETAINED_AFTER_MS } from "./group-limits";

/** A line of a group as the order has it: the note names the person for kitchen and bag. */
export function groupOrderLine(
  name: string,
  { item_id, qty, choices, note }: GroupLine,
): OrderLineRequest {
  return { item_id, qty, choices, note: labelledNote(name, note) };
}

/** "für Mai: ohne Koriander". A note that is almost too long shortens the name, never the note. */
export function labelledNote(name: string, note = ""): string {
  const rest = note ? `: ${note}` : "";
  const label = Array.from(`für ${name}`);
  while (label.length > 0 && label.join("").length + rest.length > MAX_NOTE_LENGTH) label.pop();
  return label.length > 0 ? label.join("") + rest : note;
}

/**
 * Whether an account can place the order of a group now.
 * @returns NOT_FOUND for another restaurant and for everybody but the host, WRONG_STATE unless it is locked
 * and not ordered
 */
export function checkGroupOrder(
  group: GroupCart | null,
  { uid, resto_key }: { readonly uid: string; readonly resto_key: string },
): Result<GroupCart, Refusal> {
  if (!group || group.host !== uid || group.resto_key !== resto_key)
    return err(refusal("NOT_FOUND"));
  if (isOrdered(group)) return err(refusal("WRONG_STATE", { current: "ordered" }));
  return group.state === "locked" ? ok(group) : err(refusal("WRONG_STATE", { current: "open" }));
}

type OrderedFields = Pick<Order, "code" | "status" | "promised_at" | "eta_at">;

/**
 * The group with the state of its order, without anything of contact and address. It is locked by an
 * order that was paid late, after the host had opened it again.
 */
export function withOrder(group: GroupCart, order: OrderedFields): GroupCart {
  const { code, status } = order;
  const promised_at = order.eta_at ?? order.promised_at ?? null;
  const retainedUntil = (promised_at ?? group.created_at) + GROUP_RETAINED_AFTER_MS;
  const shown = { code, status, promised_at };
  return {
    ...group,
    order: shown,
    state: isOrdered({ order: shown }) ? "locked" : group.state,
    expires_at: Math.max(group.expires_at, retainedUntil),
  };
}

/** Marks the lines that the host's order does not have, so that nobody waits for them. */
export function withLeftOut(group: GroupCart, ordered: readonly OrderLineRequest[]): GroupCart {
  const rest = ordered.map(keyOf);
  const people = group.people.map((person) => ({
    ...person,
    lines: person.lines.map((line) => {
      const { item_id, qty, choices, note } = line;
      const plain = { item_id, qty, choices, ...(note !== undefined && { note }) };
      const at = rest.indexOf(keyOf(groupOrderLine(person.name, line)));
      if (at < 0) return { ...plain, left_out: true };
      rest.splice(at, 1);
      return plain;
    }),
  }));
  return { ...group, people };
}

function keyOf({ item_id, qty, choices, note }: OrderLineRequest): string {
  return canonicalJson({ item_id, qty, choices, note: note || null });
}
