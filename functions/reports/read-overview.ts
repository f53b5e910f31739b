import { onCall } from "firebase-functions/https";
import { refusal } from "@/domain/shared/refusal";
import { err, ok } from "@/domain/shared/result";
import { type OverviewAnswer, readOverviewRequestSchema } from "@/domain/staff/overview.schema";
import { listRestaurants } from "../restaurants/restaurant-list-store";
import { answering } from "../runtime/answering";
import { CALLABLE_OPTIONS } from "../runtime/callable-options";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { readStaffNow } from "../team/staff-store";
import { readOverviewOf } from "./overview-store";

/**
 * How restaurants are doing: opening, switches, orders of today and those without an answer, last
 * sign of life. For their people and super-administrators; NOT_ALLOWED as soon as one of the
 * restaurants is not theirs.
 */
export const readOverview = onCall(
  CALLABLE_OPTIONS,
  answering<OverviewAnswer>("readOverview", async (request) => {
    const { resto_keys } = parseRequest(readOverviewRequestSchema, request);
    const uid = requireUid(request);
    const now = await serverNow();
    const staff = await readStaffNow(uid);
    if (!staff) return err(refusal("NOT_ALLOWED"));
    const wanted = resto_keys ?? (staff.super ? await listRestaurants() : staff.resto_keys);
    const keys = [...new Set(wanted)];
    const isTheirs = staff.super || keys.every((key) => staff.resto_keys.includes(key));
    if (!isTheirs) return err(refusal("NOT_ALLOWED"));
    return ok({ restaurants: await readOverviewOf(keys, now), server_time: now });
  }),
);
