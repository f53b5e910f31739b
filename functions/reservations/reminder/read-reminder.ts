import { readReminderRequestSchema } from "@/domain/reservation/reminder/reminder.schema";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../../calls/define-callable";
import { database } from "../../runtime/admin-app";
import { guestLinkSecret } from "../../runtime/guest-link-secret";
import { readLinkedReservation, reminderAnswer } from "./read-linked-reservation";

/** The reservation of a reminder's link, for anyone who has the link. Changes nothing. */
export const readReminder = defineCallable(
  {
    name: "readReminder",
    schema: readReminderRequestSchema,
    access: "anyone",
    options: { secrets: [guestLinkSecret] },
  },
  ({ input, now }) =>
    database().runTransaction(
      async (transaction) => {
        const linked = await readLinkedReservation(transaction, input, now);
        return linked.ok ? ok(reminderAnswer(linked.value)) : linked;
      },
      { readOnly: true },
    ),
);
