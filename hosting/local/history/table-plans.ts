import { stayMinutes } from "@/domain/reservation/seating/reservation-policy";
import {
  type Instant,
  type LocalDate,
  MINUTE_MS,
  toInstant,
  toLocal,
  weekdayOf,
} from "@/domain/time/berlin-time";
import { demoGuests } from "./demo-guests";
import { type DemoRandom, demoRandom } from "./demo-random";
import { demoRestaurant } from "./demo-shop";
import type { TablePlan, TableStep } from "./simulate-reservation";

/** Parties of a usual day, from Sunday. */
const PARTIES_BY_WEEKDAY = [13, 6, 5, 6, 8, 14, 18];

/** Usual starts in minutes after midnight, with their weight. */
const STARTS = [
  [11 * 60 + 30, 2],
  [12 * 60, 4],
  [12 * 60 + 30, 4],
  [17 * 60, 2],
  [17 * 60 + 30, 4],
  [18 * 60, 8],
  [18 * 60 + 30, 9],
  [19 * 60, 10],
  [19 * 60 + 30, 8],
  [20 * 60, 5],
] as const;

const PARTY_WEIGHTS = [0, 2, 30, 10, 18, 6, 8, 3, 4, 1, 2];

const NOTES = [
  "Kinderstuhl bitte",
  "Gern am Fenster",
  "Geburtstag, 70 Jahre!",
  "Mit Kinderwagen",
  "Eine Person mit Erdnussallergie",
  "Wir haben einen kleinen Hund dabei",
];

/** All tables for a day, whenever they are booked. */
export function tablePlansOf(date: LocalDate): TablePlan[] {
  const random = demoRandom(`tables of ${date}`);
  const usual = PARTIES_BY_WEEKDAY[weekdayOf(date)] ?? 6;
  const count = Math.round(usual * (0.8 + random.unit() * 0.4));
  return Array.from({ length: count }, (_, index) => {
    const [minutes] = random.weighted(STARTS, ([, weight]) => weight);
    return tablePlan(`${date} table ${index}`, toInstant(date, minutes));
  });
}

/** A table for a random party, booked some time before `start`. */
function tablePlan(seed: string, start: Instant): TablePlan {
  const random = demoRandom(`plan ${seed}`);
  const guest = random.weighted(demoGuests, ({ weight }) => weight + 0.02);
  const partySize = random.weighted(
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 1],
    (size) => PARTY_WEIGHTS[size] ?? 1,
  );
  const kind = random.weighted(
    ["online", "telephone", "walk_in"] as const,
    (each) => ({ online: 64, telephone: 20, walk_in: 16 })[each],
  );
  const at = kind === "walk_in" ? start : start - aheadMinutes(random) * MINUTE_MS;
  const note = random.chance(0.16) ? { note: random.pick(NOTES) } : {};
  const steps = tableSteps({ at, start, partySize, kind }, random);
  return { seed, at, start, partySize, guest, kind, ...note, steps };
}

/** From two hours to two weeks. */
function aheadMinutes(random: DemoRandom): number {
  return Math.round(120 + random.unit() ** 3 * 14 * 24 * 60);
}

function tableSteps(
  { at, start, partySize, kind }: Pick<TablePlan, "at" | "start" | "partySize" | "kind">,
  random: DemoRandom,
): TableStep[] {
  const minutes = (from: Instant, after: number) => from + Math.round(after * 60) * 1000;
  const stay = stayMinutes(policy(), partySize);
  const seated = { to: "seated", at: minutes(start, random.around(3, 3)) } as const;
  const completed = { to: "completed", at: minutes(start, stay - random.whole(0, 25)) } as const;
  if (kind === "walk_in") return [completed];
  const answer = kind === "online" ? openAnswer(at, random) : at;
  const confirmed: TableStep[] = kind === "online" ? [{ to: "confirmed", at: answer }] : [];
  const chance = random.unit();
  if (chance < 0.04) return [...confirmed, { to: "no_show", at: minutes(start, 25) }];
  if (chance < 0.12 && kind === "online") {
    return [...confirmed, { to: "cancelled", at: answer + Math.round((start - answer) * 0.6) }];
  }
  if (chance < 0.15 && kind === "online") {
    return [{ to: "declined", at: answer, reason: "An diesem Abend sind wir leider ausgebucht" }];
  }
  return [...confirmed, seated, completed];
}

/** Requests are answered within the hour, those of the night in the morning. */
function openAnswer(at: Instant, random: DemoRandom): Instant {
  const { date, minutes } = toLocal(at);
  const morning = toInstant(date, 10 * 60);
  return (minutes < 10 * 60 ? morning : at) + random.whole(4, 50) * MINUTE_MS;
}

function policy() {
  const { reservation_policy } = demoRestaurant;
  if (!reservation_policy) throw new Error("the demo restaurant has a reservation policy");
  return reservation_policy;
}
