import type { ChangeOccasion } from "../reservation/moves/change-occasion";
import type { Reservation } from "../reservation/reservation.schema";
import { formatMoment, formatMomentFrom } from "../text/format-moment";
import type { Instant } from "../time/berlin-time";
import type { NewPush } from "./new-push";
import { pushTexts, type ReservationNews } from "./push-texts";

const NEWSWORTHY: ReadonlySet<string> = new Set<ReservationNews>([
  ...(["confirmed", "declined", "expired", "cancelled", "moved", "offered"] as const),
]);

const isNews = (
  occasion: ChangeOccasion,
): occasion is Exclude<ReservationNews, "reminder"> & ChangeOccasion => NEWSWORTHY.has(occasion);

/** The message about a reservation's latest change; null for one that its guest made or need not know. */
export function reservationPush(
  reservation: Reservation,
  occasion: ChangeOccasion,
  now: Instant,
): NewPush | null {
  const isOwnStep = reservation.history.at(-1)?.by === "guest";
  return isOwnStep || !isNews(occasion) ? null : messageOf(reservation, occasion, now);
}

/** The message on the day before a reservation. */
export function reminderPush(reservation: Reservation, now: Instant): NewPush | null {
  return messageOf(reservation, "reminder", now);
}

/** Null if the table's time is over. */
function messageOf(
  { id, resto_key, code, start_at, offer_until, language = "de" }: Reservation,
  news: ReservationNews,
  now: Instant,
): NewPush | null {
  const until = news === "offered" && offer_until ? offer_until : start_at;
  if (until <= now) return null;
  const { title, body } = pushTexts[language].reservations[news];
  const moment =
    news === "offered" ? formatMomentFrom(now, until, language) : formatMoment(start_at, language);
  return {
    kind: "reservations",
    resto_key,
    target: `reservations/${id}`,
    topic: code,
    notice: {
      title: title(code),
      body: body(moment),
      link: "/order/reservations",
      tag: id,
      lang: language,
    },
    until,
  };
}
