import { DAY_MS, type Instant } from "../time/berlin-time";

/** Days that data is retained: see docs/rules.md#retention. Orders follow `retentionCutoffs`. */
export const RETENTION_DAYS = {
  /** After the start. */
  reservation: 90,
  /** After the start; of deleted accounts. */
  anonymised_reservation: 2,
  audit: 365,
  /** Contact and address of a telephone order, after it was taken. */
  telephone_order: 90,
  /** After the last telephone order, or the last order, reservation or visit in the guest book. */
  known_guest: 365,
  mail: 30,
  /** Act at the payment provider, after it was done. */
  payment_task: 90,
  /** After the end of its link. */
  invitation: 30,
  /** After the last use. */
  limit: 14,
  /** After the device subscribed last. */
  push_subscription: 180,
  /** After its date. */
  capacity: 14,
  /** After the last activity; accounts without an address. */
  guest_account: 180,
  /** Original of a photograph that was never converted, after its upload. */
  upload: 1,
  /** Published photograph that nothing stored names, after its publication. */
  unused_photo: 30,
} as const;

type Retained = keyof typeof RETENTION_DAYS;

/** When data that was created, used or took place at an instant is deleted. */
export function retainedUntil(kind: Retained, since: Instant): Instant {
  return since + RETENTION_DAYS[kind] * DAY_MS;
}

/** Data from before this instant is deleted. */
export function retentionCutoff(kind: Retained, now: Instant): Instant {
  return now - RETENTION_DAYS[kind] * DAY_MS;
}
