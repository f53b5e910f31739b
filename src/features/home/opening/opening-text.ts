import type { Availability } from "@/domain/availability/availability.schema";
import { isUnattended } from "@/domain/availability/is-unattended";
import { type OpeningState, openingState } from "@/domain/hours/opening-state";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Language } from "@/domain/text/language";
import { type Instant, toLocal } from "@/domain/time/berlin-time";
import { momentText } from "@/i18n/moment-text";
import { openingTexts } from "@/i18n/site/opening-texts";

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
  const texts = openingTexts[language];
  const state = openingState(restaurant, availability, now);
  if (!state.open) return { text: closedText(state, now, language), tone: "closed" };
  if (isUnattended(availability)) return { text: texts.unattended, tone: "paused" };
  const pausedUntil = availability.paused_until;
  if (pausedUntil !== null && pausedUntil > now) {
    return { text: texts.pausedUntil(momentText(pausedUntil, now, language)), tone: "paused" };
  }
  return { text: texts.openUntil(toLocal(state.until).time), tone: "open" };
}

/** The usual hours, for a page that could not read whether the restaurant is closed or paused. */
export function usualOpeningText(
  restaurant: Restaurant,
  now: Instant,
  language: Language,
): OpeningText {
  const texts = openingTexts[language];
  const state = openingState(restaurant, { exceptions: [] }, now);
  if (state.open) return { text: texts.usuallyUntil(toLocal(state.until).time), tone: "closed" };
  const text =
    state.next === null ? texts.closed : texts.usuallyFrom(momentText(state.next, now, language));
  return { text, tone: "closed" };
}

function closedText(
  { next, cause }: OpeningState & { open: false },
  now: Instant,
  language: Language,
): string {
  const texts = openingTexts[language];
  if (next === null) return texts.closed;
  const moment = momentText(next, now, language);
  return cause === "holiday" ? texts.holiday(moment) : texts.opensAt(moment);
}
