import type { Menu, MenuItem, MenuOptionGroup } from "@/domain/menu/menu.schema";
import type { OrderLineRequest } from "@/domain/order/order-requests.schema";
import type { DemoRandom } from "./demo-random";

/** How often a dish is ordered; dishes that are not listed have the weight of their category. */
const BEST_SELLERS: Readonly<Record<string, number>> = {
  "pho-bo": 46,
  "pad-thai": 42,
  "summer-rolls-prawns": 30,
  "roll-bobingen": 26,
  "nem-ran": 26,
  "bun-bo-nam-bo": 22,
  "pho-ga": 20,
  edamame: 18,
  "gyoza-chicken": 18,
  "maki-salmon": 17,
  "nigiri-salmon": 16,
  "salmon-poke": 15,
  "half-duck": 13,
  "vegan-green-curry": 12,
  "miso-soup": 12,
  "chicken-satay": 11,
  mochi: 10,
  "set-for-two": 7,
};

const CATEGORIES: Readonly<Record<string, number>> = {
  starters: 4,
  soups: 4,
  salads: 3,
  "noodle-soups": 6,
  bowls: 5,
  "noodles-and-rice": 7,
  wok: 6,
  curries: 6,
  specialities: 3,
  vegan: 4,
  nigiri: 3,
  maki: 4,
  rolls: 4,
  "sushi-sets": 2,
  kids: 2,
  desserts: 2,
  "soft-drinks": 2,
  "beer-and-wine": 1,
};

const NOTES = [
  "ohne Koriander bitte",
  "extra scharf",
  "bitte mit Stäbchen",
  "Soße getrennt",
  "nicht so scharf, für Kinder",
];

/** A line as guests choose it, of a dish that the order does not have yet. */
export function chooseLine(
  menu: Menu,
  random: DemoRandom,
  lines: readonly OrderLineRequest[],
): OrderLineRequest {
  const isTaken = ({ id }: MenuItem) => lines.some(({ item_id }) => item_id === id);
  let item = random.weighted(menu.items, weightOf);
  while (isTaken(item) && lines.length < menu.items.length / 2) {
    item = random.weighted(menu.items, weightOf);
  }
  return {
    item_id: item.id,
    qty: random.weighted([1, 2, 3], (qty) => 8 / qty ** 3),
    choices: choicesOf(item, random),
    ...(random.chance(0.08) ? { note: random.pick(NOTES) } : {}),
  };
}

const weights = new WeakMap<MenuItem, number>();

function weightOf(item: MenuItem): number {
  const { id, category, sold_out } = item;
  const weight =
    weights.get(item) ?? (sold_out ? 0 : (BEST_SELLERS[id] ?? CATEGORIES[category] ?? 1));
  weights.set(item, weight);
  return weight;
}

function choicesOf({ settings }: MenuItem, random: DemoRandom): OrderLineRequest["choices"] {
  const chosen = Object.entries(settings).flatMap(([id, group]): [string, string | string[]][] => {
    const choice = choiceOf(group, random);
    return choice === null ? [] : [[id, choice]];
  });
  return Object.fromEntries(chosen);
}

function choiceOf(group: MenuOptionGroup, random: DemoRandom): string | string[] | null {
  const { type, required = false, min = 0, max = 2, options } = group;
  const isNeeded = required || min > 0;
  if (!isNeeded && !random.chance(0.3)) return null;
  const values = options.map(({ value }) => value);
  // People tend to take what is listed first.
  const take = (list: readonly string[]) =>
    random.weighted(list, (v) => 1 / (2 + values.indexOf(v)));
  if (type === "radio") return take(values);
  const wanted = Math.min(
    values.length,
    Math.max(min, isNeeded ? 1 : 0, random.whole(1, Math.min(max, 2))),
  );
  const taken: string[] = [];
  while (taken.length < wanted) taken.push(take(values.filter((value) => !taken.includes(value))));
  return taken;
}
