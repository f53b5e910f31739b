import { changeGroup as change } from "@/domain/cart/together/group-cart";
import {
  changeGroupRequestSchema,
  type GroupAnswer,
} from "@/domain/cart/together/group-cart.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { transact } from "../runtime/admin-app";
import { readGroup, writeGroup } from "./group-cart-store";

/**
 * The host closes a group to order, opens it again or removes somebody; anybody leaves. A group ends
 * when its host leaves. Safe to repeat.
 */
export const changeGroup = defineCallable(
  { name: "changeGroup", schema: changeGroupRequestSchema, access: "signed-in" },
  async ({ input, caller: { uid }, now }) =>
    transact(`group ${input.group_id}`, async (transaction) => {
      const group = await readGroup(transaction, input.group_id, now);
      if (!group) return err(refusal("NOT_FOUND"));
      const changed = change(group, uid, input);
      if (!changed.ok) return changed;
      if (changed.value !== group) writeGroup(transaction, input.group_id, changed.value);
      return ok<GroupAnswer>({ group: input.step === "leave" ? null : changed.value });
    }),
);
