import type { Availability } from "@/domain/availability/availability.schema";
import { isUnattended } from "@/domain/availability/is-unattended";
import { type OpeningState, openingState } from "@/domain/hours/opening-state";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Language } from "@/domain/text/language";
import { addDays, type Instant, toLocal } from "@/domain/time/berlin-time";
import { homeTexts } from "@/i18n/home-texts";

export interface OpeningText {
  readonly text: string;
  readonly tone: "open" | "paused" | "closed";
}

/** Describes the opening state, for example "Geöffnet bis 22:00" or "Öffnet Di 11:00". */
export function openingText(
  restaurant: Restaurant,
  availability: Availability,
  now: Instant,
  language: Language,
): OpeningText {
  const texts = homeTexts[language];
  const state = openingState(restaurant, availability, now);
  if (!state.open) return { text: closedText(state, now, language), tone: "closed" };
  if (isUnattended(availability)) return { text: texts.unattended, tone: "paused" };
  const pausedUntil = availability.paused_until;
  if (pausedUntil !== null && pausedUntil > now) {
    return { text: texts.pausedUntil(momentText(pausedUntil, now, language)), tone: "paused" };
  }
  return { text: texts.openUntil(toLocal(state.until).time), tone: "open" };
}

function closedText(
  { next, cause }: OpeningState & { open: false },
  now: Instant,
  language: Language,
): string {
  const texts = homeTexts[language];
  if (next === null) return texts.closed;
  const moment = momentText(next, now, language);
  return cause === "holiday" ? texts.holiday(moment) : texts.opensAt(moment);
}

/** Time only for today, with the weekday within a week, else with the date. */
function momentText(instant: Instant, now: Instant, language: Language): string {
  const { date, time, weekday } = toLocal(instant);
  const today = toLocal(now).date;
  if (date === today) return time;
  if (date <= addDays(today, 6)) return `${homeTexts[language].weekdaysShort[weekday]} ${time}`;
  const [, month, day] = date.split("-").map(Number);
  return `${day}.${month}. ${time}`;
}
