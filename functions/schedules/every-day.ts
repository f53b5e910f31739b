import { defineSchedule } from "../runtime/define-schedule";
import { applyRetention } from "./apply-retention";
import { computeBestSellers } from "./compute-best-sellers";
import { reconcilePayments } from "./reconcile-payments";

/** The jobs that read much, at night. */
export const everyDay = defineSchedule(
  { schedule: "every day 04:30", timeoutSeconds: 1800, memory: "1GiB" },
  [reconcilePayments, computeBestSellers, applyRetention],
);
