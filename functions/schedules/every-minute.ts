import { defineSchedule } from "../runtime/define-schedule";
import { expireOrders } from "./expire-orders";
import { expireReservations } from "./expire-reservations";
import { placeSyntheticOrder } from "./place-synthetic-order";
import { remindGuests } from "./remind-guests";
import { retryMails } from "./retry-mails";
import { retryPushes } from "./retry-pushes";
import { setKitchenClocks } from "./set-kitchen-clocks";
import { settlePayments } from "./settle-payments";
import { watchHealth } from "./watch-health";
import { watchOrders } from "./watch-orders";

/** The jobs that cannot wait. */
export const everyMinute = defineSchedule(
  { schedule: "every 1 minutes", timeoutSeconds: 540, memory: "512MiB" },
  [
    expireOrders,
    expireReservations,
    watchOrders,
    setKitchenClocks,
    retryMails,
    retryPushes,
    settlePayments,
    remindGuests,
    placeSyntheticOrder,
    watchHealth,
  ],
);
