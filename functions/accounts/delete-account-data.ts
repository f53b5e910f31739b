import { warn } from "firebase-functions/logger";
import * as z from "zod/mini";
import type { Instant } from "@/domain/time/berlin-time";
import { anonymiseOwnOrder } from "../erasure/anonymise-orders";
import { anonymiseOwnReservation } from "../erasure/anonymise-reservations";
import {
  anonymiseUnreadable,
  deleteMailsAbout,
  deletePersonalDocuments,
  listOwnIds,
} from "../erasure/anonymise-store";
import type { GuestCollection } from "../personal-data/guest-collection";
import { transact } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";

const PAGE = 20;
/** More than the order limit allows in a month. */
const MAX_PAGES = 1000;

/**
 * Removes an account from all documents (docs/rules.md#retention): cancels open orders and
 * reservations where possible, anonymises orders, deletes the rest, and writes the audit entry. The
 * account itself stays. Calling it again continues an interrupted deletion. An unreadable document
 * does not prevent the deletion.
 * @param account `email` is the verified address, or null
 */
export async function deleteAccountData(
  { uid, email }: { readonly uid: string; readonly email: string | null },
  { by, now }: { readonly by: "guest" | "system"; readonly now: Instant },
): Promise<void> {
  await anonymiseAll("orders", uid, (id) => anonymiseOwnOrder(id, uid, now));
  await anonymiseAll("reservations", uid, (id) => anonymiseOwnReservation(id, uid, now));
  await deletePersonalDocuments(uid, email);
  await transact(uid, async (transaction) => {
    addAudit(transaction, {
      at: now,
      by,
      uid: by === "guest" ? uid : null,
      resto_key: null,
      target: `users/${uid}`,
      action: "account.deleted",
    });
  });
}

/** Every handled document leaves the query, so each page starts at the beginning. */
async function anonymiseAll(
  collection: GuestCollection,
  uid: string,
  anonymise: (id: string) => Promise<void>,
): Promise<void> {
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const ids = await listOwnIds(collection, uid, PAGE);
    if (ids.length === 0) return;
    await Promise.all(
      ids.map((id) =>
        anonymise(id).catch((fault: unknown) => {
          if (!(fault instanceof z.core.$ZodError)) throw fault;
          return anonymiseUnreadableDocument(collection, id, fault);
        }),
      ),
    );
  }
}

async function anonymiseUnreadableDocument(
  collection: GuestCollection,
  id: string,
  fault: unknown,
): Promise<void> {
  warn("unreadable document of a deleted account", fault, { path: `${collection}/${id}` });
  await deleteMailsAbout(`${collection}/${id}`);
  await anonymiseUnreadable(collection, id);
}
