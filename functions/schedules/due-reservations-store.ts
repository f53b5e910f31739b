import type { Instant } from "@/domain/time/berlin-time";
import { database } from "../runtime/admin-app";
import { inPages } from "../runtime/pages-store";
import { toTimestamp } from "../runtime/plain-data-store";

const reservations = () => database().collection("reservations");

/** Ids of reservations whose stored due time has passed, oldest first. */
export async function* dueReservations(
  now: Instant,
  isOver: () => boolean,
): AsyncGenerator<string> {
  const due = reservations().where("due_at", "<=", toTimestamp(now)).orderBy("due_at");
  for await (const { id } of inPages(due.select("due_at"), isOver)) yield id;
}

/** Ids of reservations whose reminder is due, earliest first. */
export async function* dueReminders(now: Instant, isOver: () => boolean): AsyncGenerator<string> {
  const due = reservations().where("remind_at", "<=", toTimestamp(now)).orderBy("remind_at");
  for await (const { id } of inPages(due.select("remind_at"), isOver)) yield id;
}
