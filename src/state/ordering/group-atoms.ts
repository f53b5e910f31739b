import { atom } from "jotai/vanilla";
import * as z from "zod/mini";
import { requestLines } from "@/domain/cart/request-lines";
import { isOrdered, personOf } from "@/domain/cart/together/group-cart";
import type { GroupCart } from "@/domain/cart/together/group-cart.schema";
import { withoutOrdered } from "@/domain/cart/together/group-lines";
import { authAtom } from "../account/auth-atoms";
import { cartAtom, cartLinesAtom, restoreCartAtom } from "../cart/cart-atoms";
import { pendingAtom } from "./pending-atom";

const memberSchema = z.object({
  /** Id of the group. */
  id: z.string(),
  name: z.string(),
  /** The cart as the group has last confirmed it, as JSON; empty before. */
  synced: z.string(),
  /** Whether this device orders for all: the checkout then has the lines of the group. */
  isOrdering: z.boolean(),
  /** Whether the group's order is placed: the cart belongs to the guest alone again. */
  isDone: z.boolean(),
});

/** The group that this device takes part in. */
export const groupMemberAtom = pendingAtom("group", memberSchema);

/** What this page knows of the group. */
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
