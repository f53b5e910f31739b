import { joinGroup as joinTo, startGroup } from "@/domain/cart/together/group-cart";
import { type GroupAnswer, joinGroupRequestSchema } from "@/domain/cart/together/group-cart.schema";
import { GROUP_LIMITS } from "@/domain/limits/account-limits";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { countEvent } from "../limits/count-event";
import { readRestaurant } from "../restaurants/restaurant-store";
import { database, transact } from "../runtime/admin-app";
import { readGroup, writeGroup } from "./group-cart-store";

/**
 * Joins the group with this id, or starts it (`start`), with a first name. Whoever knows the link can
 * join while the group is open. Safe to repeat: it then changes the name.
 */
export const joinGroup = defineCallable(
  { name: "joinGroup", schema: joinGroupRequestSchema, access: "trusted" },
  async ({ input, caller: { uid }, now }) => {
    const { group_id, resto_key, name, start } = input;
    const found = start
      ? await readRestaurant(resto_key, [], database())
      : await readGroup(database(), group_id, now);
    if (!found) return err(refusal("NOT_FOUND"));
    const allowed = await countEvent(uid, "groups_at", GROUP_LIMITS, now);
    if (!allowed.ok) return allowed;
    return transact(`group ${group_id}`, async (transaction) => {
      const group = await readGroup(transaction, group_id, now);
      const isHere = group?.resto_key === resto_key;
      if (group ? !isHere : !start) return err(refusal("NOT_FOUND"));
      const joined = group ? joinTo(group, uid, name) : ok(startGroup(input, uid, now));
      if (!joined.ok) return joined;
      writeGroup(transaction, group_id, joined.value);
      return ok<GroupAnswer>({ group: joined.value });
    });
  },
);
