import type { DayException } from "@/domain/availability/availability.schema";
import { dayHours } from "@/domain/hours/day-hours";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { holdsSeats } from "@/domain/reservation/steps/reservation-transitions";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addDays, type LocalDate, minutesOf, weekdayOf } from "@/domain/time/berlin-time";

/** The two services of a day; dinner starts at 16:00. */
type ServiceName = "lunch" | "dinner";

const DINNER_FROM = 16 * 60;
const SERVICES: readonly ServiceName[] = ["lunch", "dinner"];

/** Parties and guests of one service. */
export interface ServiceFigures {
  readonly name: ServiceName;
  readonly parties: number;
  readonly guests: number;
}

/** One day of the week. */
export interface DayFigures {
  readonly date: LocalDate;
  /** Services with opening hours or reservations; empty on a closed day. */
  readonly services: readonly ServiceFigures[];
  readonly isClosed: boolean;
  /** Requests that wait for an answer. */
  readonly requests: number;
  /** Entries of the waitlist. */
  readonly waiting: number;
}

/** A restaurant with the exceptions to its opening hours. */
interface OpenRestaurant {
  readonly restaurant: Restaurant;
  readonly exceptions: readonly DayException[];
}

/** The Monday of a date's week. */
export function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/**
 * The seven days from Monday on. Reservations that hold seats count, and those of guests who have
 * left.
 */
export function weekFigures(
  monday: LocalDate,
  restaurants: readonly OpenRestaurant[],
  reservations: readonly StaffReservation[],
): readonly DayFigures[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    const ofDay = reservations.filter(({ local_date }) => local_date === date);
    const counted = ofDay.filter(({ status }) => holdsSeats(status) || status === "completed");
    const open = new Set(restaurants.flatMap((each) => openServices(each, date)));
    const services = SERVICES.map((name) => serviceFigures(name, counted));
    return {
      date,
      services: services.filter(({ name, parties }) => open.has(name) || parties > 0),
      isClosed: open.size === 0,
      requests: ofDay.filter(({ status }) => status === "requested").length,
      waiting: ofDay.filter(({ status }) => status === "waiting" || status === "offered").length,
    };
  });
}

function serviceFigures(
  name: ServiceName,
  reservations: readonly StaffReservation[],
): ServiceFigures {
  const parties = reservations.filter(
    ({ local_time }) => serviceAt(minutesOf(local_time)) === name,
  );
  const guests = parties.reduce((sum, { party_size }) => sum + party_size, 0);
  return { name, parties: parties.length, guests };
}

function openServices(
  { restaurant, exceptions }: OpenRestaurant,
  date: LocalDate,
): readonly ServiceName[] {
  return dayHours(restaurant, exceptions, date).hours.flatMap(([open, close]) => {
    const opens = minutesOf(open);
    const closes = minutesOf(close) < opens ? 24 * 60 : minutesOf(close);
    return [
      ...(opens < DINNER_FROM ? (["lunch"] as const) : []),
      ...(closes > DINNER_FROM ? (["dinner"] as const) : []),
    ];
  });
}

function serviceAt(minutes: number): ServiceName {
  return minutes < DINNER_FROM ? "lunch" : "dinner";
}
