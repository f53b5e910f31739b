import type { Instant } from "../time/berlin-time";
import { isWaitingLong, type RestaurantNeeds } from "./urgency";

/** What a restaurant has to do, the most urgent kind first. */
const TO_DO_KINDS = [
  "unattended",
  "unanswered-long",
  "late",
  "unanswered",
  "silent",
  "alarm-off",
  "disputes",
  "payments",
  "paused",
  "requests",
  "mails",
  "low-stock",
] as const;

type ToDoKind = (typeof TO_DO_KINDS)[number];

/** One thing to do now, with the page where it is done. */
export interface ToDo {
  readonly kind: ToDoKind;
  readonly restoKey: string;
  /** How many orders, requests or dishes; 0 where a number says nothing. */
  readonly count: number;
  /** Since when the oldest of them waits, where that is known. */
  readonly since: Instant | null;
}

/** Everything that restaurants have to do now: by kind, and within a kind the longest wait first. */
export function toDoList(
  needsOf: ReadonlyMap<string, RestaurantNeeds>,
  now: Instant,
): readonly ToDo[] {
  const all = [...needsOf].flatMap(([restoKey, needs]) => toDosOf(restoKey, needs, now));
  const rank = ({ kind }: ToDo) => TO_DO_KINDS.indexOf(kind);
  return all.toSorted(
    (one, other) => rank(one) - rank(other) || (one.since ?? now) - (other.since ?? now),
  );
}

function toDosOf(restoKey: string, needs: RestaurantNeeds, now: Instant): ToDo[] {
  const { unanswered, oldestAt, isUnattended } = needs;
  const isLong = isWaitingLong(needs, now);
  const counts: Record<ToDoKind, number | boolean> = {
    unattended: isUnattended,
    "unanswered-long": isLong ? unanswered : 0,
    late: needs.overdue,
    unanswered: isLong ? 0 : unanswered,
    // A pause because nobody answers says so already.
    silent: needs.isSilent && !isUnattended,
    "alarm-off": needs.isAlarmOff ?? false,
    disputes: needs.payments ?? 0,
    payments: needs.failedPayments ?? 0,
    paused: needs.isPaused && !isUnattended,
    requests: needs.requests,
    mails: needs.failedMails ?? 0,
    "low-stock": needs.lowStock ?? 0,
  };
  return TO_DO_KINDS.filter((kind) => Number(counts[kind]) > 0).map((kind) => ({
    kind,
    restoKey,
    count: typeof counts[kind] === "number" ? counts[kind] : 0,
    since: kind === "unanswered" || kind === "unanswered-long" ? oldestAt : null,
  }));
}
