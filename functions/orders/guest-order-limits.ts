import { ORDER_LIMITS } from "@/domain/limits/guest-limits";
import { checkUnanswered } from "@/domain/limits/order-limits";
import type { Refusal } from "@/domain/result/refusal";
import type { Result } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { phoneKey } from "../contact/contact-keys";
import { readEvents } from "../limits/limit-store";
import { callerSubjects } from "../limits/limit-subjects";
import type { Transaction } from "../runtime/admin-app";
import type { Caller } from "../runtime/caller";
import { readUnanswered } from "./order-store";

/** The order limits of one guest, read in a transaction. */
export interface GuestOrderLimits {
  check(now: Instant): Result<void, Refusal>;
  /** Counts an order. Writes: call it after the last read. */
  add(now: Instant): void;
}

/** Reads the limits of an account, a phone number and an App Check token (docs/rules.md#limits). */
export async function readGuestOrderLimits(
  transaction: Transaction,
  { key, caller, phone }: { key: string; caller: Caller; phone: string },
): Promise<GuestOrderLimits> {
  const [events, ...unanswered] = await Promise.all([
    readEvents(transaction, "orders_at", callerSubjects(caller, phone), ORDER_LIMITS),
    readUnanswered(transaction, { uid: caller.uid }),
    readUnanswered(transaction, { key, phoneKey: phoneKey(phone) }),
  ]);
  return {
    check(now) {
      const refused = unanswered.map((each) => checkUnanswered(each, now)).find(({ ok }) => !ok);
      return refused ?? events.check(now);
    },
    add: events.add,
  };
}
