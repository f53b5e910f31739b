import { applyRetention } from "@/functions/schedules/apply-retention";
import { computeBestSellers } from "@/functions/schedules/compute-best-sellers";
import { expireOrders } from "@/functions/schedules/expire-orders";
import { expireReservations } from "@/functions/schedules/expire-reservations";
import { remindGuests } from "@/functions/schedules/remind-guests";
import { watchOrders } from "@/functions/schedules/watch-orders";

const run = (schedule: typeof expireOrders) =>
  schedule.run({ scheduleTime: new Date().toISOString() });

/** Runs a schedule in this process; see `runFunctionsInProcess`. */
export const runSchedule = {
  bestSellers: async () => run(computeBestSellers),
  orders: async () => run(expireOrders),
  reminders: async () => run(remindGuests),
  reservations: async () => run(expireReservations),
  retention: async () => run(applyRetention),
  unanswered: async () => run(watchOrders),
};
