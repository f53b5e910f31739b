import { ok } from "@/domain/result/result";
import { type AccountExport, accountRequestSchema } from "@/domain/user/account-calls.schema";
import { defineCallable } from "../runtime/define-callable";
import { requireRecentUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { exportDocument, exportOwn } from "./export-store";
import { exportIdentity } from "./identity-store";

/**
 * All data stored about the caller (GDPR articles 15 and 20): account, user document, grants,
 * orders, reservations. NOT_ALLOWED without a recent sign-in.
 */
export const exportMyData = defineCallable(
  "exportMyData",
  async (request) => {
    parseRequest(accountRequestSchema, request);
    const uid = requireRecentUid(request);
    const [account, user, staff, orders, reservations] = await Promise.all([
      exportIdentity(uid),
      exportDocument(`users/${uid}`),
      exportDocument(`staff/${uid}`),
      exportOwn("orders", uid),
      exportOwn("reservations", uid),
    ]);
    return ok<AccountExport>({
      exported_at: new Date().toISOString(),
      account,
      user,
      staff,
      orders: orders.documents,
      reservations: reservations.documents,
      complete: orders.complete && reservations.complete,
    });
  },
  { timeoutSeconds: 60 },
);
