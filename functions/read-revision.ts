import { onCall } from "firebase-functions/https";
import { refusal } from "../src/domain/shared/refusal";
import { err, ok } from "../src/domain/shared/result";
import { readRevisionRequestSchema } from "../src/domain/shared/revision.schema";
import { transact } from "./admin-app";
import { answering } from "./answering";
import { CALLABLE_OPTIONS } from "./callable-options";
import { requireUid } from "./guards";
import { readRevisionValue } from "./history-store";
import { isManagerOf } from "./is-manager-of";
import { parseRequest } from "./parse-request";
import { readStaff } from "./staff-store";

/**
 * The content of one earlier revision as it was stored, for managers of the restaurant and
 * super-administrators. NOT_FOUND for the current one: everybody can read that.
 */
export const readRevision = onCall(
  CALLABLE_OPTIONS,
  answering("readRevision", async (request) => {
    const { rev, ...of } = parseRequest(readRevisionRequestSchema, request);
    const uid = requireUid(request);
    return transact(`revisions ${uid}`, async (transaction) => {
      const staff = await readStaff(transaction, uid);
      if (!isManagerOf(staff, of.resto_key)) return err(refusal("NOT_ALLOWED"));
      const value = await readRevisionValue(transaction, of, rev);
      return value === null ? err(refusal("NOT_FOUND")) : ok({ rev, value });
    });
  }),
);
