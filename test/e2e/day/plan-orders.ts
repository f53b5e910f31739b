import type { PlannedOrder } from "./planned";
import { minuteOf } from "./simulated-day";

/** Dishes and drinks of the day with their prices in cents, as the paper menu has them. */
export const PRICES: Readonly<Record<string, number>> = {
  "miso-soup": 420,
  "summer-rolls-tofu": 590,
  "gyoza-chicken": 650,
  "papaya-salad": 950,
  "bun-cha": 1490,
  "bun-tofu": 1290,
  "miso-ramen-pork": 1550,
  "nasi-goreng": 1450,
  "vegan-green-curry": 1350,
  "roll-dragon": 1450,
  "roll-california": 990,
  "maki-salmon": 550,
  "mango-sticky-rice": 690,
  "jasmine-rice": 250,
  cola: 320,
  "water-still": 320,
  "apple-spritzer": 390,
  "mango-lassi": 450,
};

/** Of this dish only a few portions are there. */
export const SCARCE = "roll-dragon";
export const PORTIONS = 12;
/** Replacements that guests choose when a dish is sold out. */
export const INSTEAD = "bun-tofu";

const DISHES = Object.keys(PRICES);
const FILLING = "bun-cha";
/** At least the minimum of every town below. */
const MINIMUM_CENTS = 3500;
export const TOWNS = [
  { zip: "86399", city: "Bobingen" },
  { zip: "86517", city: "Wehringen" },
  { zip: "86343", city: "Königsbrunn" },
];

/** Orders by hour from 11 to 21: lunch and a busy evening. */
const BY_HOUR = [9, 17, 14, 6, 5, 7, 17, 26, 29, 19, 10];

/** Some certainly order in the pause. */
const IN_PAUSE = ["17:34", "17:36", "17:38", "17:39"].map(minuteOf);

/** What becomes of the orders that are not simply served, by number of the order. */
const FATES: readonly (readonly [PlannedOrder["fate"], readonly number[]])[] = [
  ["cancelled", [12, 40, 77, 101, 133]],
  ["regretted", [23, 88, 120]],
  ["rejected", [18, 64, 111, 140]],
  ["expired", [30, 95]],
  ["failed", [52, 116, 147]],
  ["unpaid", [35, 105]],
];

export const ORDERS = BY_HOUR.reduce((sum, orders) => sum + orders, 0);

/** Orders for the site and the telephone. @param dice whole numbers below its argument */
export function planOrders(dice: (sides: number) => number): PlannedOrder[] {
  const hours = BY_HOUR.flatMap((orders, index) =>
    Array.from({ length: orders }, () => 11 + index),
  );
  const minutes = hours.map((hour) => minuteOf(`${hour}:00`) + 3 + dice(55));
  return [...minutes.slice(IN_PAUSE.length), ...IN_PAUSE]
    .toSorted((one, other) => one - other)
    .map((minute, number) => plannedOrder(minute, number, dice));
}

function plannedOrder(
  minute: number,
  number: number,
  dice: (sides: number) => number,
): PlannedOrder {
  const [fate = "served"] = FATES.find(([, numbers]) => numbers.includes(number)) ?? [];
  const isUnpaid = fate === "unpaid";
  // Two in five are paid online.
  const isOnline = isUnpaid || number % 5 < 2;
  const channel = !isOnline && number % 7 === 3 && fate === "served" ? "telephone" : "site";
  const type = dice(5) < 2 ? "delivery" : "pickup";
  const lines = plannedLines(type, dice);
  return {
    minute,
    channel,
    type,
    lines,
    fate,
    payment: isOnline ? "online" : dice(3) === 0 ? "card_at_door" : "cash",
    town: dice(TOWNS.length),
    tip_cents: type === "delivery" && dice(3) === 0 ? 100 + 50 * dice(5) : 0,
    isReusable: type === "pickup" && dice(4) === 0,
    // Before 20:00, so that it is served before the end of the day.
    ahead_minutes: fate === "served" && number % 8 === 5 && minute < minuteOf("20:00") ? 75 : 0,
  };
}

function plannedLines(type: string, dice: (sides: number) => number): PlannedOrder["lines"] {
  const wanted = new Map<string, number>();
  for (let left = 1 + dice(4); left > 0; left -= 1) {
    wanted.set(DISHES[dice(DISHES.length)] ?? FILLING, 1 + dice(3));
  }
  const sum = () => [...wanted].reduce((cents, [id, qty]) => cents + qty * (PRICES[id] ?? 0), 0);
  while (type === "delivery" && sum() < MINIMUM_CENTS) {
    wanted.set(FILLING, (wanted.get(FILLING) ?? 0) + 1);
  }
  return [...wanted].map(([item_id, qty]) => ({ item_id, qty }));
}
