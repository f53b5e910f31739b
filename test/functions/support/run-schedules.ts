import { applyRetention } from "@/functions/schedules/apply-retention";
import { computeBestSellers } from "@/functions/schedules/compute-best-sellers";
import { expireOrders } from "@/functions/schedules/expire-orders";
import { expireReservations } from "@/functions/schedules/expire-reservations";
import { placeSyntheticOrder } from "@/functions/schedules/place-synthetic-order";
import { remindGuests } from "@/functions/schedules/remind-guests";
import { retryMails } from "@/functions/schedules/retry-mails";
import { watchHealth } from "@/functions/schedules/watch-health";
import { watchOrders } from "@/functions/schedules/watch-orders";

const run = (schedule: typeof expireOrders) =>
  schedule.run({ scheduleTime: new Date().toISOString() });

/** Runs a schedule in this process; see `runFunctionsInProcess`. */
export const runSchedule = {
  synthetic: async () => run(placeSyntheticOrder),
  health: async () => run(watchHealth),
  bestSellers: async () => run(computeBestSellers),
  mail: async () => run(retryMails),
  orders: async () => run(expireOrders),
  reminders: async () => run(remindGuests),
  reservations: async () => run(expireReservations),
  retention: async () => run(applyRetention),
  unanswered: async () => run(watchOrders),
};
