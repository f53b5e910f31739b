import type { Query } from "firebase-admin/firestore";
import { type GroupCart, groupCartSchema } from "@/domain/cart/together/group-cart.schema";
import { withLeftOut, withOrder } from "@/domain/cart/together/group-order";
import type { Order } from "@/domain/order/order.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Reader, type Transaction, transact } from "../runtime/admin-app";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

const groupOf = (id: string) => database().doc(`group_carts/${id}`);

/** The groups that an account is in. */
function groupsOf(uid: string): Query {
  return database().collection("group_carts").where("uids", "array-contains", uid);
}

/** A group; null if it does not exist or has ended. */
export async function readGroup(
  reader: Reader | Transaction,
  id: string,
  now: Instant,
): Promise<GroupCart | null> {
  const [snapshot] = await reader.getAll(groupOf(id));
  const data = snapshot ? plainData(snapshot) : null;
  if (!data) return null;
  const group = parsedOrNull(`group_carts/${id}`, parseStored(groupCartSchema, data));
  return group && group.expires_at > now ? group : null;
}

/** Stores a group; null deletes it. */
export function writeGroup(transaction: Transaction, id: string, group: GroupCart | null): void {
  if (!group) {
    transaction.delete(groupOf(id));
    return;
  }
  const { order } = group;
  transaction.set(groupOf(id), {
    ...group,
    order: order && { ...order, promised_at: toTimestamp(order.promised_at) },
    created_at: toTimestamp(group.created_at),
    expires_at: toTimestamp(group.expires_at),
  });
}

/**
 * Reads the group of an order, and returns a function that shows the group a new state of the order.
 * Null for an order of one guest, or once the group has ended.
 */
export async function findOrderGroup(
  transaction: Transaction,
  { group_id }: Pick<Order, "group_id">,
  now: Instant,
): Promise<((order: Order) => void) | null> {
  if (!group_id) return null;
  const group = await readGroup(transaction, group_id, now);
  if (!group) return null;
  return (order) => {
    // Since the group was opened again, its lines may be others than those of the order.
    const marked = group.order ? group : withLeftOut(group, order.lines);
    writeGroup(transaction, group_id, withOrder(marked, order));
  };
}

/** Takes an account out of its groups; those that it has started end. */
export async function leaveGroups(uid: string): Promise<void> {
  const { docs } = await groupsOf(uid).get();
  for (const { id, ref } of docs) {
    await transact(`group ${id}`, async (transaction) => {
      const group = parseStored(groupCartSchema, plainData(await transaction.get(ref)));
      const isOthers = group.success && group.data.host !== uid;
      if (!isOthers) return writeGroup(transaction, id, null);
      const people = group.data.people.filter((each) => each.uid !== uid);
      const uids = people.map((each) => each.uid);
      writeGroup(transaction, id, { ...group.data, people, uids });
    });
  }
}

/** A person's own entries in groups, without those of others. */
export async function exportGroups(uid: string): Promise<Record<string, unknown>[]> {
  const { docs } = await groupsOf(uid).get();
  return docs.map((each) => {
    const people: unknown = each.get("people");
    const own = Array.isArray(people) ? people.find((person) => person?.uid === uid) : null;
    return { id: each.id, resto_key: each.get("resto_key"), ...own };
  });
}
