import { putGroupLines as putLines } from "@/domain/cart/together/group-cart";
import {
  type GroupAnswer,
  putGroupLinesRequestSchema,
} from "@/domain/cart/together/group-cart.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { transact } from "../runtime/admin-app";
import { readGroup, writeGroup } from "./group-cart-store";

/**
 * Replaces the caller's lines in a group. A repeated request, and one whose `base_rev` is not the
 * stored one, changes nothing: the answer has what is stored.
 */
export const putGroupLines = defineCallable(
  { name: "putGroupLines", schema: putGroupLinesRequestSchema, access: "signed-in" },
  async ({ input, caller: { uid }, now }) =>
    transact(`group ${input.group_id}`, async (transaction) => {
      const group = await readGroup(transaction, input.group_id, now);
      if (!group) return err(refusal("NOT_FOUND"));
      const changed = putLines(group, uid, input);
      if (!changed.ok) return changed;
      if (changed.value !== group) writeGroup(transaction, input.group_id, changed.value);
      return ok<GroupAnswer>({ group: changed.value });
    }),
);
