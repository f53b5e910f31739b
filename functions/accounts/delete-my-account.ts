import { warn } from "firebase-functions/logger";
import * as z from "zod/mini";
import type { Instant } from "@/domain/shared/berlin-time";
import { ok } from "@/domain/shared/result";
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
/** More than the limits let anybody place in a month. */
const MAX_PAGES = 1000;

/**
 * Deletes the caller's account (domain facts, "Retention"): orders lose their guest and keep their
 * sums, open orders and reservations are cancelled as far as that is possible, everything else
 * goes. NOT_ALLOWED without a recent sign-in. What was interrupted goes on with the next call; a
 * record that makes no sense keeps nobody from leaving.
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
    // Last, so that whoever is interrupted can still sign in and call again.
    await deleteIdentity(uid);
    return ok({ deleted: true });
  },
  { timeoutSeconds: 300 },
);

/** Every document that is dealt with leaves the list. */
async function anonymiseAll(
  collection: "orders" | "reservations",
  uid: string,
  forget: (id: string) => Promise<void>,
): Promise<void> {
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const ids = await listOwnIds(collection, uid, PAGE);
    if (ids.length === 0) return;
    await Promise.all(
      ids.map((id) =>
        forget(id).catch((fault: unknown) => {
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
  warn("unreadable record of a deleted account", fault, { path: `${collection}/${id}` });
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
