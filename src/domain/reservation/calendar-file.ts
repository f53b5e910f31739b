import type { Instant } from "../time/berlin-time";
import type { Reservation } from "./reservation.schema";

/** Texts of a calendar entry. */
export interface CalendarTexts {
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** The restaurant's site; its host makes the UID globally unique. */
  readonly url: string;
}

const MAX_OCTETS = 75;

/**
 * A reservation as an iCalendar file (RFC 5545), with times in UTC. A newer file of the same
 * reservation replaces the calendar entry.
 */
export function calendarFile(
  reservation: Pick<Reservation, "id" | "start_at" | "end_at" | "status" | "version">,
  texts: CalendarTexts,
  now: Instant,
): string {
  const { id, start_at, end_at, version } = reservation;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Resto//Reservation//DE",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${id}@${new URL(texts.url).hostname}`,
    `SEQUENCE:${version - 1}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start_at)}`,
    `DTEND:${utc(end_at)}`,
    `STATUS:${statusOf(reservation)}`,
    `SUMMARY:${escaped(texts.summary)}`,
    `DESCRIPTION:${escaped(texts.description)}`,
    `LOCATION:${escaped(texts.location)}`,
    `URL:${texts.url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function statusOf({ status }: Pick<Reservation, "status">): string {
  if (status === "confirmed" || status === "seated" || status === "completed") return "CONFIRMED";
  return status === "requested" || status === "offered" || status === "waiting"
    ? "TENTATIVE"
    : "CANCELLED";
}

/** `20270328T183000Z`. */
function utc(instant: Instant): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, "\\n");
}

/** Folds lines to at most 75 octets, never inside a character. */
function folded(line: string): string {
  let text = "";
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > MAX_OCTETS) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
