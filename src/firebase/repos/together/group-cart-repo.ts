import { type GroupCart, groupCartSchema } from "@/domain/cart/together/group-cart.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import { type LiveListener, type StopListening, startWhenLoaded } from "../../connection/live";
import { logUnreadable } from "../log-unreadable";

/** Follows a group. The security rules refuse everybody who is not in it, which is a fault. */
export function watchGroupCart(
  id: string,
  listener: LiveListener<GroupCart | null>,
): StopListening {
  return startWhenLoaded(async () => {
    const { listenToDocument } = await import("../../connection/live-queries");
    return listenToDocument(["group_carts", id], parseGroup, listener);
  }, listener.onFault);
}

function parseGroup(data: unknown): GroupCart | null {
  const parsed = parseStored(groupCartSchema, data);
  if (!parsed.success) logUnreadable("group", data, parsed.error.issues);
  return parsed.success ? parsed.data : null;
}
