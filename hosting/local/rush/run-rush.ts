import { setTimeout as sleep } from "node:timers/promises";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { backendAdmin } from "../../firebase/backend-admin";
import type { BackendPorts } from "../../lib/ports";
import { demoRandom } from "../history/demo-random";
import { payOnline } from "./pay-online";
import { rushClient } from "./rush-client";
import { RushFigures } from "./rush-figures";
import {
  bookRushTable,
  prepareOrder,
  type RushGuest,
  type RushRestaurant,
  rushAddress,
  rushPerson,
  sendOrder,
} from "./rush-guest";
import { type RushStaff, rushStaff } from "./rush-staff";

/** Guests of a Saturday night, per minute. */
const ORDERS_PER_MINUTE = 1.5;
const TABLES_PER_MINUTE = 0.4;

export interface RushOptions {
  /** How many times as fast as a Saturday night. */
  readonly pace: number;
  /** Staff accept the rush's orders and take them to their end, without a person at the board. */
  readonly withStaff: boolean;
}

/** Guests who order and book in Bobingen through the calls of the product. */
interface Rush {
  readonly figures: RushFigures;
  /** Lets the guests under way finish. */
  stop(): Promise<void>;
}

/** Starts the rush; the first guest comes at once. */
export async function startRush(ports: BackendPorts, options: RushOptions): Promise<Rush> {
  const client = rushClient(ports);
  const { key, delivery, reservation } = restoBobingen;
  const menu = await loadBundledMenu(key);
  const stored = await backendAdmin(ports).get(`public/${key}`);
  const paysOnline = stored?.pays_online === true;
  const restaurant = { key, menu, delivers: delivery, takesTables: reservation, paysOnline };
  const figures = new RushFigures();
  const staff = options.withStaff ? await rushStaff(client, figures) : null;
  const arrivals = new AbortController();
  const under = new Set<Promise<void>>();
  const random = demoRandom(`rush ${Date.now()}`);
  let sequence = random.whole(0, 999);

  async function guestArrives(what: "orders" | "tables"): Promise<void> {
    sequence += 1;
    const guest = await newGuest(client, restaurant, sequence);
    if (what === "tables") figures.add(what, await bookRushTable(guest, Date.now()));
    else await order(guest, figures, staff);
  }

  async function arrive(what: "orders" | "tables", perMinute: number): Promise<void> {
    while (!arrivals.signal.aborted) {
      const guest = guestArrives(what).catch((error: unknown) => {
        figures.errors.push(String(error));
      });
      under.add(guest);
      void guest.finally(() => under.delete(guest));
      // Guests come independently of each other.
      const waitMs = (-Math.log(1 - random.unit()) * MINUTE_MS) / (perMinute * options.pace);
      await sleep(waitMs, null, { signal: arrivals.signal }).catch(() => null);
    }
  }

  const streams = [arrive("orders", ORDERS_PER_MINUTE), arrive("tables", TABLES_PER_MINUTE)];
  return {
    figures,
    async stop() {
      arrivals.abort();
      staff?.stop();
      await Promise.all([...streams, ...under]);
    },
  };
}

async function newGuest(
  client: RushGuest["client"],
  restaurant: RushRestaurant,
  sequence: number,
): Promise<RushGuest> {
  const account = await client.signUp();
  return {
    client,
    restaurant,
    account,
    person: rushPerson(sequence),
    address: rushAddress(sequence),
    random: demoRandom(`rush guest ${sequence} ${account.uid}`),
  };
}

async function order(guest: RushGuest, figures: RushFigures, staff: RushStaff | null) {
  const request = await prepareOrder(guest);
  const answer = "kind" in request ? request : await sendOrder(guest, request);
  figures.add("orders", answer);
  if (answer.kind !== "ok" || !("order_id" in request)) return;
  const { order_id, type, payment } = request;
  if (payment !== "online") return staff?.take(order_id, type, 1);
  const paid = await payOnline(guest, { order_id });
  // The payment was a step of its own.
  if (paid.isPaid) staff?.take(order_id, type, 2);
}
