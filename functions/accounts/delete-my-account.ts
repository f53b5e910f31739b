import { warn } from "firebase-functions/logger";
import * as z from "zod/mini";
import { ok } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { accountRequestSchema } from "@/domain/user/account-calls.schema";
import { transact } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import { defineCallable } from "../runtime/define-callable";
import { requireRecentUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { anonymiseOwnOrder } from "./anonymise-orders";
import { anonymiseOwnReservation } from "./anonymise-reservations";
import {
  anonymiseUnreadable,
  deleteMailsAbout,
  deletePersonalDocuments,
  listOwnIds,
} from "./anonymise-store";
import { deleteIdentity } from "./identity-store";

const PAGE = 20;
/** More than the order limit allows in a month. */
const MAX_PAGES = 1000;

/**
 * Deletes the caller's account (docs/rules.md#retention): cancels open orders and reservations
 * where possible, anonymises orders, deletes the rest. NOT_ALLOWED without a recent sign-in. An
 * interrupted deletion continues with the next call. An unreadable document does not prevent the
 * deletion.
 */
export const deleteMyAccount = defineCallable(
  "deleteMyAccount",
  async (request) => {
    parseRequest(accountRequestSchema, request);
    const uid = requireRecentUid(request);
    const now = await serverNow();
    await anonymiseAll("orders", uid, (id) => anonymiseOwnOrder(id, uid, now));
    await anonymiseAll("reservations", uid, (id) => anonymiseOwnReservation(id, uid, now));
    await deletePersonalDocuments(uid);
    await recordDeletion(uid, now);
    // Last, so that after an interruption the user can still sign in and call again.
    await deleteIdentity(uid);
    return ok({ deleted: true });
  },
  { timeoutSeconds: 300 },
);

/** Every handled document leaves the query, so each page starts at the beginning. */
async function anonymiseAll(
  collection: "orders" | "reservations",
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
  collection: "orders" | "reservations",
  id: string,
  fault: unknown,
): Promise<void> {
  warn("unreadable document of a deleted account", fault, { path: `${collection}/${id}` });
  await deleteMailsAbout(`${collection}/${id}`);
  await anonymiseUnreadable(collection, id);
}

function recordDeletion(uid: string, now: Instant): Promise<void> {
  return transact(uid, async (transaction) => {
    addAudit(transaction, {
      at: now,
      by: "guest",
      uid,
      resto_key: null,
      target: `users/${uid}`,
      action: "account.deleted",
    });
  });
}
