import { type Instant, MINUTE_MS } from "../time/berlin-time";

/** The needs of a restaurant at one moment. */
export interface RestaurantNeeds {
  /** Orders without an answer, and when the oldest was placed. */
  readonly unanswered: number;
  readonly oldestAt: Instant | null;
  /** Accepted orders past their promised time. */
  readonly overdue: number;
  /** Reservations to confirm. */
  readonly requests: number;
  /** Payments that somebody must look at. */
  readonly payments?: number;
  /** Open orders that are answered. */
  readonly waiting: number;
  /** Delivery, pickup or both are paused. */
  readonly isPaused: boolean;
  /** Paused because nobody answered. */
  readonly isUnattended: boolean;
  /** Open, and no order board is open. */
  readonly isSilent: boolean;
  /** A board is open, but its alarm is off. */
  readonly isAlarmOff?: boolean;
  /** Dishes of which few counted portions are left, or none. */
  readonly lowStock?: number;
  /** Mails to guests that could not be delivered today. */
  readonly failedMails?: number;
  /** Captures and refunds that the payment provider has refused several times. */
  readonly failedPayments?: number;
}

/** An order without an answer is urgent after this time. */
const URGENT_AFTER_MS = 3 * MINUTE_MS;

/**
 * How urgently a restaurant needs somebody, for sorting: 5 orders are lost, 4 guests wait too long,
 * 3 an order waits for an answer, 2 something must be looked at, 1 work as usual, 0 nothing.
 */
export function urgencyOf(needs: RestaurantNeeds, now: Instant): 0 | 1 | 2 | 3 | 4 | 5 {
  const { unanswered, overdue, requests, payments = 0, waiting, isPaused } = needs;
  if (needs.isUnattended) return 5;
  if (isWaitingLong(needs, now) || overdue > 0) return 4;
  if (unanswered > 0) return 3;
  if (requests > 0 || payments > 0 || isPaused || needs.isSilent || needs.isAlarmOff) return 2;
  return waiting > 0 ? 1 : 0;
}

/** Whether an order has waited too long for an answer. */
export function isWaitingLong(
  { oldestAt }: Pick<RestaurantNeeds, "oldestAt">,
  now: Instant,
): boolean {
  return oldestAt !== null && now - oldestAt > URGENT_AFTER_MS;
}
