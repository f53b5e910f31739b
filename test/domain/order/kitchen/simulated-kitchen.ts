import type { Order } from "@/domain/order/order.schema";
import { type Instant, MINUTE_MS, toLocal } from "@/domain/time/berlin-time";
import { type DemoRandom, demoRandom } from "@/hosting/local/history/demo-random";

/** What a kitchen is like; it knows nothing of the rule under test. */
export interface KitchenKind {
  /** Cooks on working days and from Friday to Sunday. */
  readonly cooks: readonly [week: number, weekend: number];
  readonly riders: readonly [week: number, weekend: number];
  /** Minutes of a usual dish. */
  readonly dishMinutes: number;
  /** Minutes of a usual way to a guest. */
  readonly rideMinutes: number;
  /** Parties at tables an hour in the rush: the board does not show what they eat. */
  readonly tablesAnHour: number;
  /**
   * Whether the kitchen works to the promised times: it begins as long before as an order of that size
   * usually takes. Else it cooks everything at once, in the order in which it came.
   */
  readonly isPunctual: boolean;
}

/** An order in the kitchen, and what has happened to it so far. */
export interface Cooked {
  readonly order: Order;
  readonly promisedAt: Instant;
  readonly acceptedAt: Instant;
  /** When staff marked it as ready or sent it off; infinite before. */
  madeAt: Instant;
  /** When the guest could have it: ready for pickup, or at the door; infinite before. */
  servedAt: Instant;
}

interface Ticket extends Cooked {
  readonly beginAt: Instant;
  /** Minutes of the dishes that nobody has begun. */
  readonly waiting: number[];
  /** Whether one of its dishes is cooked or being cooked. */
  hasBegun: boolean;
  /** Dishes that are being cooked. */
  cooking: number;
  /** When the last dish was done, packed and called out; infinite before. */
  packedAt: Instant;
}

interface Cook {
  readonly pace: number;
  freeAt: Instant;
  at: Ticket | null;
}

const TICK_MS = MINUTE_MS / 6;
/** Waiting orders with which an idle cook begins the next one early. */
const RAIL = 3;

/** Share of the usual time that a kind of dish takes. */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/edamame|mochi|kimchi|salad|dessert/, 0.5],
  [/roll|maki|nigiri|sashimi|set/, 1.2],
  [/duck|curry|wok|pad|noodle|bun|bo/, 1.3],
];

/** Minutes that are promised for an order, from what is known of the day so far. */
export type PromisedMinutes = (order: Order, sofar: readonly Cooked[], now: Instant) => number;

/** Lets the orders of one day through a kitchen of cooks, dishes, tables and riders. */
export function cookDay(
  orders: readonly Order[],
  kind: KitchenKind,
  promised: PromisedMinutes,
  seed: string,
): Cooked[] {
  const first = orders[0];
  if (!first) return [];
  const random = demoRandom(seed);
  const local = toLocal(first.created_at);
  const isWeekend = local.weekday === 0 || local.weekday >= 5;
  // A good day or a bad one, and each cook's own hand.
  const dayPace = logNormal(random, 0.1);
  const cooks: Cook[] = Array.from({ length: kind.cooks[isWeekend ? 1 : 0] }, () => ({
    pace: dayPace * logNormal(random, 0.15),
    freeAt: 0,
    at: null,
  }));
  const riders = Array.from({ length: kind.riders[isWeekend ? 1 : 0] }, () => 0);
  const tickets: Ticket[] = [];
  const tables = tablesOf(first, isWeekend ? 1 : 0.6);
  const coming = [...orders];
  const end = Math.max(...orders.map(({ created_at, wanted_at }) => wanted_at ?? created_at));
  const begin = Math.min(first.created_at, ...tables.map(({ at }) => at));
  for (let now = begin; now < end + 240 * MINUTE_MS; now += TICK_MS) {
    while (coming[0] && coming[0].created_at <= now) take(coming.shift() as Order);
    for (const each of cooks) finish(each, now);
    for (const each of cooks) if (each.at === null && each.freeAt <= now) startNext(each, now);
    for (const each of tickets) hand(each, now);
    ride(now);
  }
  return tickets;

  function take(order: Order): void {
    const { created_at, wanted_at, type, creator_uid } = order;
    const minutes = promised(order, tickets, created_at);
    const promisedAt = wanted_at ?? created_at + minutes * MINUTE_MS;
    const wait = creator_uid === "restaurant" ? 0 : 0.4 + 1.2 * logNormal(random, 0.7);
    const acceptedAt = created_at + wait * MINUTE_MS;
    const isHeld = kind.isPunctual || wanted_at !== null;
    const own = 3.5 + kind.dishMinutes * (1 + 0.25 * order.lines.length);
    const way = type === "delivery" ? kind.rideMinutes + 4 : 0;
    const habit = (own * logNormal(random, 0.1) + way) * MINUTE_MS;
    tickets.push({
      order,
      promisedAt,
      acceptedAt,
      beginAt: isHeld ? Math.max(acceptedAt, promisedAt - habit) : acceptedAt,
      waiting: dishesOf(order),
      hasBegun: false,
      cooking: 0,
      packedAt: Number.POSITIVE_INFINITY,
      madeAt: Number.POSITIVE_INFINITY,
      servedAt: Number.POSITIVE_INFINITY,
    });
  }

  /** More of the same dish share the pan; now and then one is made again. */
  function dishesOf({ lines }: Order): number[] {
    return lines.flatMap(({ item_id, qty, vat }) => {
      if (vat === 19) return [];
      const weight = WEIGHTS.find(([pattern]) => pattern.test(item_id))?.[1] ?? 1;
      return [weight * (1 + 0.55 * (qty - 1)) * dishMinutes()];
    });
  }

  function dishMinutes(): number {
    return kind.dishMinutes * logNormal(random, 0.35) * (random.chance(0.03) ? 1.8 : 1);
  }

  /** Dishes of guests at tables: those of a party close together, in the rush hours. */
  function tablesOf({ created_at }: Order, share: number): { at: Instant; minutes: number }[] {
    const midnight = created_at - local.minutes * MINUTE_MS;
    return [12.5, 19]
      .flatMap((hour) =>
        Array.from({ length: Math.round(kind.tablesAnHour * share * 2) }, () => {
          const at = midnight + random.around(hour * 60, 45) * MINUTE_MS;
          const dish = () => ({ at: at + random.unit() * 2 * MINUTE_MS, minutes: dishMinutes() });
          return Array.from({ length: random.whole(2, 4) }, dish);
        }).flat(),
      )
      .toSorted((one, other) => one.at - other.at);
  }

  function finish(cook: Cook, now: Instant): void {
    const ticket = cook.at;
    if (!ticket || cook.freeAt > now) return;
    cook.at = null;
    ticket.cooking -= 1;
  }

  /** The next dish by its promised time; those of tables are wanted fifteen minutes after they came. */
  function startNext(cook: Cook, now: Instant): void {
    const dueOf = (each: Ticket) => (kind.isPunctual ? each.promisedAt : each.beginAt);
    const accepted = tickets.filter(
      ({ acceptedAt, waiting }) => acceptedAt <= now && waiting.length > 0,
    );
    const asap = accepted.filter(({ order }) => order.wanted_at === null);
    // With some tickets on the rail, nobody waits for the clock.
    const isFull = asap.length >= RAIL;
    const next = accepted
      .filter((each) => each.beginAt <= now || (isFull && each.order.wanted_at === null))
      .reduce<Ticket | null>(
        (best, each) => (best && dueOf(best) <= dueOf(each) ? best : each),
        null,
      );
    const table = tables[0] && tables[0].at <= now ? tables[0] : null;
    const tableDue = (table?.at ?? 0) + (kind.isPunctual ? 15 * MINUTE_MS : 0);
    if (table && (!next || tableDue < dueOf(next))) {
      tables.shift();
      cook.freeAt = now + table.minutes * cook.pace * MINUTE_MS;
      return;
    }
    const minutes = next?.waiting.shift();
    if (!next || minutes === undefined) return;
    next.cooking += 1;
    next.hasBegun = true;
    cook.at = next;
    cook.freeAt = now + minutes * cook.pace * MINUTE_MS;
  }

  /** Packing, and the tap on the board, which comes when somebody has a hand free. */
  function hand(ticket: Ticket, now: Instant): void {
    const { order, beginAt, waiting, cooking } = ticket;
    const isDone = (beginAt <= now || ticket.hasBegun) && waiting.length === 0 && cooking === 0;
    if (!isDone || ticket.packedAt < Number.POSITIVE_INFINITY) return;
    const minutes = 0.8 + 0.3 * order.lines.length + 0.8 * logNormal(random, 0.8);
    ticket.packedAt = now + minutes * MINUTE_MS;
    if (order.type === "pickup") ticket.madeAt = ticket.servedAt = ticket.packedAt;
  }

  /** A rider waits a moment for a second order, and takes two, in a rush three. */
  function ride(now: Instant): void {
    const rider = riders.findIndex((freeAt) => freeAt <= now);
    const packed = tickets
      .filter((each) => each.order.type === "delivery" && each.packedAt <= now)
      .filter(({ madeAt }) => madeAt === Number.POSITIVE_INFINITY)
      .toSorted((one, other) => one.promisedAt - other.promisedAt);
    const oldest = Math.min(...packed.map(({ packedAt }) => packedAt));
    if (rider < 0 || packed.length === 0 || now - oldest < 2 * MINUTE_MS) return;
    let at = now;
    for (const [index, each] of packed.slice(0, packed.length > 3 ? 3 : 2).entries()) {
      at += kind.rideMinutes * (index === 0 ? 1 : 0.5) * logNormal(random, 0.3) * MINUTE_MS;
      each.madeAt = now;
      each.servedAt = at;
      at += MINUTE_MS;
    }
    riders[rider] = at + 0.8 * kind.rideMinutes * logNormal(random, 0.25) * MINUTE_MS;
  }
}

/** A factor around 1 whose logarithm has this spread. */
function logNormal(random: DemoRandom, spread: number): number {
  return Math.exp(random.around(0, spread));
}
