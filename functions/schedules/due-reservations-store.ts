import { reservationSchema } from "@/domain/reservation/reservation.schema";
import { reservationDueAt } from "@/domain/reservation/steps/reservation-due";
import { parseStored } from "@/domain/stored-data/parse-stored";
import type { Instant } from "@/domain/time/berlin-time";
import { database } from "../runtime/admin-app";
import { inPages } from "../runtime/pages-store";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

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

/**
 * Stores the due time of reservations that wait for an answer and have none, as earlier versions
 * wrote them. Unreadable ones are logged.
 * @returns how many
 */
export async function dateReservations(isOver: () => boolean): Promise<number> {
  const open = reservations().where("status", "in", ["waiting", "offered", "requested"]);
  let dated = 0;
  for await (const each of inPages(open.orderBy("start_at"), isOver)) {
    if (each.get("due_at") !== undefined) continue;
    const checked = parseStored(reservationSchema, { ...plainData(each), id: each.id });
    const reservation = parsedOrNull(each.ref.path, checked);
    if (!reservation) continue;
    const due_at = toTimestamp(reservationDueAt(reservation));
    // Fails if it has changed since; then the change has stored the due time.
    const isDated = await each.ref.update({ due_at }, { lastUpdateTime: each.updateTime }).then(
      () => true,
      () => false,
    );
    if (isDated) dated += 1;
  }
  return dated;
}
