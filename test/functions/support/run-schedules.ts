import { applyRetention } from "@/functions/schedules/apply-retention";
import { computeBestSellers } from "@/functions/schedules/compute-best-sellers";
import { expireOrders } from "@/functions/schedules/expire-orders";
import { expireReservations } from "@/functions/schedules/expire-reservations";
import { placeSyntheticOrder } from "@/functions/schedules/place-synthetic-order";
import { reconcilePayments } from "@/functions/schedules/reconcile-payments";
import { remindGuests } from "@/functions/schedules/remind-guests";
import { retryMails } from "@/functions/schedules/retry-mails";
import { retryPushes } from "@/functions/schedules/retry-pushes";
import { setKitchenClocks } from "@/functions/schedules/set-kitchen-clocks";
import { settlePayments } from "@/functions/schedules/settle-payments";
import { watchHealth } from "@/functions/schedules/watch-health";
import { watchOrders } from "@/functions/schedules/watch-orders";

/** Runs a job of a schedule in this process; see `runFunctionsInProcess`. */
export const runSchedule = {
  synthetic: () => placeSyntheticOrder.run(),
  health: () => watchHealth.run(),
  bestSellers: () => computeBestSellers.run(),
  kitchen: () => setKitchenClocks.run(),
  mail: () => retryMails.run(),
  orders: () => expireOrders.run(),
  payments: () => settlePayments.run(),
  push: () => retryPushes.run(),
  reconciliation: () => reconcilePayments.run(),
  reminders: () => remindGuests.run(),
  reservations: () => expireReservations.run(),
  retention: () => applyRetention.run(),
  unanswered: () => watchOrders.run(),
};
