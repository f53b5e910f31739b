import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { readRevisionRequestSchema } from "@/domain/revision/revision.schema";
import { defineCallable } from "../calls/define-callable";
import { readRevisionValue } from "./revision-store";

/**
 * The content of one earlier revision as stored. NOT_FOUND for the current revision, which is public.
 */
export const readRevision = defineCallable(
  { name: "readRevision", schema: readRevisionRequestSchema, access: "manager-of" },
  async ({ input, caller, transact }) => {
    const { rev, ...document } = input;
    return transact(`revisions ${caller.uid}`, async (transaction) => {
      const value = await readRevisionValue(transaction, document, rev);
      return value === null ? err(refusal("NOT_FOUND")) : ok({ rev, value });
    });
  },
);
