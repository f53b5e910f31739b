import { applyRetention } from "@/functions/schedules/apply-retention";
import { expireOrders } from "@/functions/schedules/expire-orders";
import { expireReservations } from "@/functions/schedules/expire-reservations";
import { watchOrders } from "@/functions/schedules/watch-orders";

const run = (schedule: typeof expireOrders) =>
  schedule.run({ scheduleTime: new Date().toISOString() });

/** Runs a schedule in this process; see `runFunctionsInProcess`. */
export const runSchedule = {
  orders: async () => run(expireOrders),
  reservations: async () => run(expireReservations),
  retention: async () => run(applyRetention),
  unanswered: async () => run(watchOrders),
};
