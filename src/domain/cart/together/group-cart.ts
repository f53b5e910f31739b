import { MAX_CART_ITEMS } from "../../order/line-limits";
import { isFinal } from "../../order/order-transitions";
import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import { canonicalJson } from "../../stored-data/canonical-json";
import type { Instant } from "../../time/berlin-time";
import type {
  ChangeGroupRequest,
  GroupCart,
  GroupLine,
  GroupPerson,
  PutGroupLinesRequest,
} from "./group-cart.schema";
import {
  GROUP_LASTS_MS,
  MAX_GROUP_LINES,
  MAX_GROUP_PEOPLE,
  MAX_LINE_CHANGES,
  MAX_LOCKS,
} from "./group-limits";

type Changed = Result<GroupCart, Refusal>;

/** A new group with its host. */
export function startGroup(
  { resto_key, name }: { readonly resto_key: string; readonly name: string },
  uid: string,
  now: Instant,
): GroupCart {
  return {
    resto_key,
    host: uid,
    uids: [uid],
    people: [{ uid, name, rev: 0, lines: [] }],
    state: "open",
    order: null,
    created_at: now,
    expires_at: now + GROUP_LASTS_MS,
  };
}

/** Whether its order is placed and has not ended without food. */
export function isOrdered({ order }: Pick<GroupCart, "order">): boolean {
  return order !== null && (order.status === "completed" || !isFinal(order.status));
}

/**
 * Adds a person; changes the name of one who is in the group already, while it is open.
 * @returns WRONG_STATE unless it is open, SLOT_FULL for a full group
 */
export function joinGroup(group: GroupCart, uid: string, name: string): Changed {
  const isOpen = group.state === "open";
  if (personOf(group, uid)) {
    // The order's lines have the name that was known when the group was locked.
    return ok(isOpen ? withPerson(group, uid, (person) => ({ ...person, name })) : group);
  }
  if (!isOpen) return wrongState(group);
  if (group.people.length >= MAX_GROUP_PEOPLE) return err(refusal("SLOT_FULL"));
  const people = [...group.people, { uid, name, rev: 0, lines: [] }];
  return ok({ ...group, people, uids: people.map((each) => each.uid) });
}

/**
 * Replaces the lines of one person. A repeated request and one that is based on an earlier `rev`
 * change nothing: the answer has the lines that are stored.
 * @returns NOT_FOUND for others, WRONG_STATE unless it is open, RATE_LIMIT after too many changes, SLOT_FULL
 * for more than fits into an order
 */
export function putGroupLines(
  group: GroupCart,
  uid: string,
  { base_rev, lines }: Pick<PutGroupLinesRequest, "base_rev" | "lines">,
): Changed {
  const person = personOf(group, uid);
  if (!person) return err(refusal("NOT_FOUND"));
  if (isSameLines(person.lines, lines)) return ok(group);
  if (group.state !== "open") return wrongState(group);
  if (person.rev !== base_rev) return ok(group);
  if (person.rev >= MAX_LINE_CHANGES) return err(refusal("RATE_LIMIT"));
  const changed = withPerson(group, uid, (each) => ({ ...each, rev: each.rev + 1, lines }));
  const all = changed.people.flatMap((each) => each.lines);
  const portions = all.reduce((sum, { qty }) => sum + qty, 0);
  if (all.length > MAX_GROUP_LINES || portions > MAX_CART_ITEMS) {
    return err(refusal("SLOT_FULL", { field: "lines" }));
  }
  return ok(changed);
}

/**
 * A step of the host, or somebody who leaves. All of them can be repeated, which changes nothing.
 * @returns the group, or null if it ends because the host leaves; NOT_FOUND for others, NOT_ALLOWED for a
 * step of the host by somebody else, WRONG_STATE once it is locked or ordered, RATE_LIMIT for locking it
 * too often
 */
export function changeGroup(
  group: GroupCart,
  uid: string,
  { step, uid: other }: Pick<ChangeGroupRequest, "step" | "uid">,
): Result<GroupCart | null, Refusal> {
  if (!personOf(group, uid)) return err(refusal("NOT_FOUND"));
  const isHost = group.host === uid;
  if (step !== "leave" && !isHost) return err(refusal("NOT_ALLOWED"));
  if (isOrdered(group)) return step === "lock" ? ok(group) : wrongState(group);
  const isOpen = group.state === "open";
  if (step === "open") return ok(isOpen ? group : openedAgain(group));
  if (step === "leave" && isHost) return ok(null);
  if (!isOpen) return step === "lock" ? ok(group) : wrongState(group);
  if (step === "lock") {
    const isEmpty = group.people.every(({ lines }) => lines.length === 0);
    if (isEmpty) return err(refusal("INVALID", { field: "lines" }));
    const locks = (group.locks ?? 0) + 1;
    return locks > MAX_LOCKS
      ? err(refusal("RATE_LIMIT"))
      : ok({ ...group, state: "locked", locks });
  }
  const gone = step === "leave" ? uid : other;
  if (gone === group.host) return err(refusal("INVALID", { field: "uid" }));
  const people = group.people.filter((each) => each.uid !== gone);
  if (people.length === group.people.length) return ok(group);
  return ok({ ...group, people, uids: people.map((each) => each.uid) });
}

/** No line is left out any more: the next order has all of them. */
function openedAgain(group: GroupCart): GroupCart {
  const people = group.people.map((person) => ({
    ...person,
    lines: person.lines.map((line) => {
      const { left_out: _, ...plain } = line;
      return plain;
    }),
  }));
  return { ...group, people, state: "open", order: null };
}

/** The person with this account. */
export function personOf(group: GroupCart, uid: string): GroupPerson | undefined {
  return group.people.find((each) => each.uid === uid);
}

/** Whether two lists of lines order the same; an empty note is none. */
export function isSameLines(one: readonly GroupLine[], other: readonly GroupLine[]): boolean {
  return canonicalJson(one.map(comparable)) === canonicalJson(other.map(comparable));
}

function comparable({ item_id, qty, choices, note }: GroupLine) {
  return { item_id, qty, choices, note: note || null };
}

function withPerson(
  group: GroupCart,
  uid: string,
  change: (person: GroupPerson) => GroupPerson,
): GroupCart {
  return {
    ...group,
    people: group.people.map((each) => (each.uid === uid ? change(each) : each)),
  };
}

function wrongState(group: GroupCart) {
  return err(refusal("WRONG_STATE", { current: isOrdered(group) ? "ordered" : group.state }));
}
