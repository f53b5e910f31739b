import { randomUUID } from "node:crypto";
import type { Menu } from "@/domain/menu/menu.schema";
import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import { type QuoteAnswer, quoteAnswerSchema } from "@/domain/order/pricing/quote.schema";
import { availableTablesAnswerSchema } from "@/domain/reservation/reservation-answers.schema";
import type { DepositPolicy } from "@/domain/tenant/policies.schema";
import { addDays, toLocal } from "@/domain/time/berlin-time";
import { chooseLine } from "../history/demo-dishes";
import { type DemoGuest, demoGuests } from "../history/demo-guests";
import type { DemoRandom } from "../history/demo-random";
import type { RushAccount, RushAnswer, RushClient } from "./rush-client";

/** A restaurant where guests order. */
export interface RushRestaurant {
  readonly key: string;
  readonly menu: Menu;
  readonly delivers: boolean;
  readonly takesTables: boolean;
  /** Half of the guests pay online then. */
  readonly paysOnline: boolean;
  /** What larger parties pay before they come; absent if nothing. */
  readonly deposit?: DepositPolicy;
}

/** A guest with a browser: an account, an address on the network, and a choice. */
export interface RushGuest {
  readonly client: RushClient;
  readonly restaurant: RushRestaurant;
  readonly account: RushAccount;
  readonly person: DemoGuest;
  readonly address: string;
  readonly random: DemoRandom;
}

/** Later dishes make a delivery reach its minimum. */
const MAX_QUOTES = 10;

/** A person for the next guest; each has a number and an address of its own. */
export function rushPerson(sequence: number): DemoGuest {
  const person = demoGuests[(sequence * 7) % demoGuests.length] as DemoGuest;
  const { name, email } = person.contact;
  // 030 23125-000 to -999 belong to fiction.
  const phone = `030 23125-${String(sequence % 1000).padStart(3, "0")}`;
  return { ...person, contact: { name, phone, ...(email ? { email } : {}) } };
}

/** An address of the blocks 198.18.0.0/15, which are kept for measurements. */
export function rushAddress(sequence: number): string {
  return `198.18.${(sequence >> 8) & 255}.${sequence & 255}`;
}

/**
 * Fills a cart and asks for a quote, as the checkout does.
 * @returns the request to place, or the answer that ended it
 */
export async function prepareOrder(guest: RushGuest): Promise<PlaceOrderRequest | RushAnswer> {
  const { client, restaurant, person, random, address } = guest;
  const type: PlaceOrderRequest["type"] =
    restaurant.delivers && random.chance(0.55) ? "delivery" : "pickup";
  const { zip, city } = person.address;
  const area = type === "delivery" ? { zip, city } : {};
  const lines: PlaceOrderRequest["lines"] = [];
  const wanted = random.whole(1, 3);
  for (let quotes = 0; quotes < MAX_QUOTES; quotes += 1) {
    while (lines.length < wanted + quotes) lines.push(chooseLine(restaurant.menu, random, lines));
    const goods = { resto_key: restaurant.key, type, lines, ...area };
    const answer = await client.call("quoteOrder", goods, { address });
    if (answer.kind !== "ok") return answer;
    const { quote, refusal } = quoteAnswerSchema.parse(answer.result);
    if (quote.missing_cents > 0) continue;
    const wanted_at = timeOf(quote, random);
    if (refusal && refusal.reason !== "CLOSED" && refusal.reason !== "SLOT_FULL") {
      return { kind: "refused", reason: refusal.reason, ms: answer.ms };
    }
    if (wanted_at === undefined) return { kind: "refused", reason: "CLOSED", ms: answer.ms };
    return {
      ...goods,
      wanted_at,
      order_id: randomUUID(),
      expected_total_cents: quote.total_cents,
      contact: person.contact,
      ...(type === "delivery" ? { address: person.address } : {}),
      payment: paymentOf(restaurant, random),
      ...(type === "delivery" && random.chance(0.4) ? { tip_cents: 200 } : {}),
    };
  }
  return { kind: "refused", reason: "BELOW_MINIMUM", ms: 0 };
}

function paymentOf({ paysOnline }: RushRestaurant, random: DemoRandom) {
  if (paysOnline && random.chance(0.5)) return "online";
  return random.chance(0.6) ? "cash" : "card_at_door";
}

/** Four of ten guests want it at once, the others in one of the next slots of the evening. */
function timeOf({ earliest_at, next_slots }: QuoteAnswer["quote"], random: DemoRandom) {
  if (earliest_at !== null && random.chance(0.4)) return null;
  const evening = next_slots.slice(0, 16);
  if (evening.length > 0) return random.pick(evening);
  return earliest_at === null ? undefined : null;
}

/** Places an order; with the same request again it is the same order. */
export function sendOrder(
  { client, account, address }: RushGuest,
  request: PlaceOrderRequest,
): Promise<RushAnswer> {
  return client.call("placeOrder", request, { account, address, withAppCheck: true });
}

/** Looks for a table today or tomorrow, books it, or joins the waitlist if all are taken. */
export async function bookRushTable(guest: RushGuest, now: number): Promise<RushAnswer> {
  const { client, restaurant, account, person, address, random } = guest;
  const resto_key = restaurant.key;
  const today = toLocal(now).date;
  const party_size = random.weighted([2, 3, 4, 6], (size) => 8 / size);
  for (const date of [today, addDays(today, 1), addDays(today, 2)]) {
    const found = await client.call(
      "availableTables",
      { resto_key, date, party_size },
      { address },
    );
    if (found.kind !== "ok") return found;
    const { times } = availableTablesAnswerSchema.parse(found.result);
    if (times.length === 0) continue;
    const free = times.filter((each) => each.free);
    const { time } = random.pick(free.length > 0 ? free : times);
    const name = free.length > 0 ? "requestReservation" : "joinWaitingList";
    const reservation_id = randomUUID();
    const request = { reservation_id, resto_key, date, time, party_size, contact: person.contact };
    const { deposit } = name === "requestReservation" ? depositOf(restaurant, party_size) : {};
    return client.call(
      name,
      { ...request, ...(deposit && { deposit }) },
      { account, address, withAppCheck: true },
    );
  }
  return { kind: "refused", reason: "CLOSED", ms: 0 };
}

/** The terms that a guest of a larger party agrees to. */
function depositOf({ deposit }: RushRestaurant, party_size: number) {
  if (!deposit || party_size < deposit.from_party) return {};
  const { cents_a_person, free_until_hours } = deposit;
  return { deposit: { cents: cents_a_person * party_size, free_until_hours } };
}
