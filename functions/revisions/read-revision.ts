import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { readRevisionRequestSchema } from "@/domain/stored-data/revision.schema";
import { transact } from "../runtime/admin-app";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { readStaff } from "../team/grants-store";
import { isManagerOf } from "../team/is-manager-of";
import { readRevisionValue } from "./revision-store";

/**
 * The content of one earlier revision as stored, for managers and super-administrators. NOT_FOUND
 * for the current revision, which is public.
 */
export const readRevision = defineCallable("readRevision", async (request) => {
  const { rev, ...document } = parseRequest(readRevisionRequestSchema, request);
  const uid = requireUid(request);
  return transact(`revisions ${uid}`, async (transaction) => {
    const staff = await readStaff(request, transaction);
    if (!isManagerOf(staff, document.resto_key)) return err(refusal("NOT_ALLOWED"));
    const value = await readRevisionValue(transaction, document, rev);
    return value === null ? err(refusal("NOT_FOUND")) : ok({ rev, value });
  });
});
