import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { type OverviewAnswer, readOverviewRequestSchema } from "@/domain/staff/overview.schema";
import { listRestaurantKeys } from "../restaurants/restaurant-store";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { readStaff } from "../team/grants-store";
import { readOverviewOf } from "./overview-store";

/**
 * Opening, availability, today's and unanswered orders and last heartbeat per restaurant, for its
 * staff and super-administrators. NOT_ALLOWED if the caller is not staff of one of the restaurants.
 */
export const readOverview = defineCallable<OverviewAnswer>("readOverview", async (request) => {
  const { resto_keys } = parseRequest(readOverviewRequestSchema, request);
  requireUid(request);
  const now = await serverNow();
  const staff = await readStaff(request);
  if (!staff) return err(refusal("NOT_ALLOWED"));
  const requested = resto_keys ?? (staff.super ? await listRestaurantKeys() : staff.resto_keys);
  const keys = [...new Set(requested)];
  const isAllowed = staff.super || keys.every((key) => staff.resto_keys.includes(key));
  if (!isAllowed) return err(refusal("NOT_ALLOWED"));
  return ok({ restaurants: await readOverviewOf(keys, now), server_time: now });
});
