import { atom } from "jotai/vanilla";
import { requestLines } from "@/domain/cart/request-lines";
import { isOrdered, personOf } from "@/domain/cart/together/group-cart";
import type { GroupCart } from "@/domain/cart/together/group-cart.schema";
import { withoutOrdered } from "@/domain/cart/together/group-lines";
import type { Refusal } from "@/domain/result/refusal";
import { authAtom } from "../account/auth-atoms";
import { cartAtom, cartLinesAtom, restoreCartAtom } from "../cart/cart-atoms";
import { groupMemberAtom } from "../ordering/group-member-atom";

/** The group as this page knows it. */
export interface GroupView {
  /** `ended` for a group that is over, and for somebody who is no longer in it. */
  readonly status: "loading" | "live" | "offline" | "ended";
  readonly group: GroupCart | null;
}

export const NO_GROUP: GroupView = { status: "loading", group: null };

/** Written by the part that follows the group. */
export const groupViewAtom = atom<GroupView>(NO_GROUP);

/** The cart as lines of a request, as JSON. */
export const ownLinesJsonAtom = atom((get) => JSON.stringify(requestLines(get(cartLinesAtom))));

/** Whether the group does not know the cart yet. */
export const isUnsentAtom = atom((get) => {
  const member = get(groupMemberAtom);
  return member !== null && !member.isDone && member.synced !== get(ownLinesJsonAtom);
});

/** Why the group did not take the cart; null while it is not refused. */
export const unsentRefusalAtom = atom<Refusal | null>(null);

/** The group that this device orders for; `group` is null until it is known to be locked. */
export const orderingGroupAtom = atom((get) => {
  const member = get(groupMemberAtom);
  if (!member?.isOrdering) return null;
  const { group } = get(groupViewAtom);
  const isReady = group?.state === "locked" && !isOrdered(group);
  return { id: member.id, group: isReady ? group : null };
});

/** The portions in the cart that the group's order does not have, or would not have now. */
export const notInGroupAtom = atom((get) => {
  const { group } = get(groupViewAtom);
  const { user } = get(authAtom);
  const person = group && user ? personOf(group, user.uid) : undefined;
  return withoutOrdered(get(cartAtom), person?.lines ?? []);
});

/** After the order of the group: only what is not in it stays in the cart. */
export const finishGroupAtom = atom(null, (get, set) => {
  const member = get(groupMemberAtom);
  if (!member || member.isDone || get(groupViewAtom).group === null) return;
  set(restoreCartAtom, get(notInGroupAtom));
  set(groupMemberAtom, { ...member, isOrdering: false, isDone: true });
});
