import type { Reservation } from "../reservation.schema";
import type { ReadReminderRequest, ReminderAction } from "./reminder.schema";
import { answerReminderRequestSchema } from "./reminder.schema";

/** Path of the page that reads the link. */
const PATH = "/order/reservations";

/**
 * Address of the page on which a guest confirms or cancels. Everything secret is in the fragment,
 * which browsers send to no server.
 * @param site address of the restaurant's site
 */
export function reminderUrl(
  site: string,
  { reservation_id, signature }: ReadReminderRequest,
  action: ReminderAction,
): string {
  const url = new URL(PATH, site);
  url.hash = new URLSearchParams({ [action]: reservation_id, signature }).toString();
  return url.href;
}

/** Reads the fragment of such an address; null if it is none. */
export function readReminderHash(
  hash: string,
): (ReadReminderRequest & { action: ReminderAction }) | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const action = fields.has("cancel") ? "cancel" : "confirm";
  const parsed = answerReminderRequestSchema.safeParse({
    action,
    reservation_id: fields.get(action),
    signature: fields.get("signature"),
  });
  return parsed.success ? parsed.data : null;
}

/**
 * Text that the signature of a link covers: the reservation, its start and its number of moves. Each
 * move changes it, also a move back to a former time.
 */
export function reminderSubject({
  id,
  start_at,
  history,
}: Pick<Reservation, "id" | "start_at" | "history">): string {
  const moves = history.filter(({ moved_from }) => moved_from !== undefined).length;
  const stay = `reservation-reminder:${id}:${start_at}`;
  return moves === 0 ? stay : `${stay}:${moves}`;
}
