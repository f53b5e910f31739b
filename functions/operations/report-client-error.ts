import { warn } from "firebase-functions/logger";
import {
  MAX_REPORT_BYTES,
  reportClientErrorRequestSchema,
} from "@/domain/operations/client-error.schema";
import { routeOf } from "@/domain/operations/route-of";
import { withoutPersonalData } from "@/domain/operations/without-personal-data";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { createTokenBuckets } from "../calls/limits/token-bucket";
import { limitReports } from "./limit-reports";

const perRestaurant = createTokenBuckets({ burst: 60, perSecond: 1 / 30 }, 1000);
const inTotal = createTokenBuckets({ burst: 300, perSecond: 1 / 3 }, 1);

/**
 * Logs an error in a browser as "client error". Anyone may call it: ten reports at once and then one a
 * minute per network, 60 and two per restaurant, 300 and twenty in total, each instance for itself;
 * RATE_LIMIT beyond. Writes no document.
 */
export const reportClientError = defineCallable(
  {
    name: "reportClientError",
    maxBytes: MAX_REPORT_BYTES,
    schema: reportClientErrorRequestSchema,
    access: "anyone",
    // A single instance counts for all.
  },
  async ({ input, request }) => {
    const now = Date.now();
    const { message, route, ...report } = input;
    const waitSeconds =
      limitReports(request.rawRequest.headers, now) ??
      perRestaurant(report.resto_key, now) ??
      inTotal("all", now);
    if (waitSeconds !== null) return err(refusal("RATE_LIMIT", { retry_after_s: waitSeconds }));
    // Repeated here, because the caller may be anyone.
    const error_message = withoutPersonalData(message);
    warn("client error", { ...report, route: routeOf(route), error_message });
    return ok({});
  },
);
