import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import {
  addToLane,
  type LaneWindow,
  laneFreeAt,
  laneSequence,
  ORDER_LANES,
} from "@/domain/limits/order-lanes";
import { rateLimit } from "@/domain/limits/rolling-window";
import type { Refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import { type Instant, toLocal } from "@/domain/time/berlin-time";
import { database, type Reader, type Transaction } from "../runtime/admin-app";
import { readableParts } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

const laneSchema = z.object({
  placed_at: z._default(z.array(z.int()), []),
  unverified_at: z._default(z.array(z.int()), []),
  order_count: z._default(z.int(), 0),
  mail_date: z.optional(z.string()),
  mail_count: z._default(z.int(), 0),
});

type StoredLane = z.infer<typeof laneSchema>;

const NO_ORDERS: StoredLane = { placed_at: [], unverified_at: [], order_count: 0, mail_count: 0 };

const ALL = Array.from({ length: ORDER_LANES }, (_, lane) => lane);

interface NewOrder {
  readonly key: string;
  /** The lane that is tried first. */
  readonly lane: number;
  readonly ordersAMinute: number;
  /** Whether the guest has a verified address, or staff took the order. */
  readonly isVerified: boolean;
  /** Whether the order is taken beyond the limit, which counts it. */
  readonly mayExceed?: boolean;
  readonly now: Instant;
}

/** A place of an order within its restaurant's limit. */
interface OrderPlace {
  /** Number of the order, see `orderCode`. */
  readonly sequence: number;
  /** Estimate of the restaurant's receipts today: those of the lane times the number of lanes. */
  readonly sentToday: number;
  /**
   * Counts the order. Writes: call it after the last read.
   * @param isMailed whether its receipt is queued
   */
  take(isMailed: boolean): void;
}

interface ReadLane extends StoredLane {
  readonly lane: number;
}

/**
 * Finds a place within the limit of orders a minute of a restaurant and of its guests without a
 * verified address. Reads one document; if it is full, all of them outside the transaction, so that
 * the transaction touches only those that it counts in.
 * @returns RATE_LIMIT until the first place is free
 */
export async function findOrderPlace(
  transaction: Transaction,
  order: NewOrder,
): Promise<Result<OrderPlace, Refusal>> {
  const { key, now } = order;
  const windows: LaneWindow[] = order.isVerified ? ["placed_at"] : ["placed_at", "unverified_at"];
  const read = await readLanes(transaction, key, [order.lane]);
  for (;;) {
    const [lane, own] = windows.map((window) => firstFree(read, window, order));
    if (lane && (own || order.isVerified)) return ok(place(transaction, order, lane, own));
    const known = new Set(read.map((each) => each.lane));
    const others = ALL.filter((each) => !known.has(each));
    const seen = others.length > 0 ? await readLanes(database(), key, others) : [];
    const missing = windows.filter((window) => !firstFree(read, window, order));
    const wanted = missing.map((window) => firstFree(shuffled(seen), window, order)?.lane);
    const [first] = read;
    if (!wanted.every((each) => each !== undefined)) {
      if (order.mayExceed && first) return ok(place(transaction, order, first, undefined));
      return err(rateLimit(freeAgainAt([...read, ...seen], windows, order), now));
    }
    read.push(...(await readLanes(transaction, key, [...new Set(wanted)])));
  }
}

function freeAgainAt(
  lanes: readonly ReadLane[],
  windows: readonly LaneWindow[],
  order: NewOrder,
): Instant {
  const freeAt = (window: LaneWindow) => lanes.map((each) => freeIn(each, window, order));
  return Math.max(...windows.map((window) => Math.min(...freeAt(window))));
}

/** Simultaneous orders must not all take the same lane. */
function shuffled(lanes: readonly ReadLane[]): readonly ReadLane[] {
  const start = Math.floor(Math.random() * lanes.length);
  return [...lanes.slice(start), ...lanes.slice(0, start)];
}

function freeIn(lane: ReadLane, window: LaneWindow, { ordersAMinute }: NewOrder): Instant {
  return laneFreeAt(lane.lane, lane, window, ordersAMinute);
}

function firstFree(
  lanes: readonly ReadLane[],
  window: LaneWindow,
  order: NewOrder,
): ReadLane | undefined {
  return lanes.find((each) => freeIn(each, window, order) <= order.now);
}

/**
 * @param lane with a place among all orders
 * @param own with a place among those of unverified guests
 */
function place(
  transaction: Transaction,
  { key, now }: NewOrder,
  lane: ReadLane,
  own: ReadLane | undefined,
): OrderPlace {
  const mail_date = toLocal(now).date;
  const mailed = lane.mail_date === mail_date ? lane.mail_count : 0;
  return {
    sequence: laneSequence(lane.lane, lane),
    sentToday: mailed * ORDER_LANES,
    take(isMailed) {
      for (const each of new Set([lane, own ?? lane])) {
        const { lane: index, placed_at, unverified_at, order_count, ...mails } = each;
        const stamps = (events: readonly Instant[], isCounted: boolean) =>
          (isCounted ? addToLane(events, now) : events).map((at) => toTimestamp(at));
        transaction.set(laneOf(key, index), {
          ...(each === lane ? { mail_date, mail_count: mailed + Number(isMailed) } : mails),
          placed_at: stamps(placed_at, each === lane),
          unverified_at: stamps(unverified_at, each === own),
          order_count: order_count + Number(each === lane),
        });
      }
    },
  };
}

const laneOf = (key: string, lane: number) => database().doc(`limits/orders_${key}_${lane}`);

async function readLanes(
  reader: Reader,
  key: string,
  lanes: readonly number[],
): Promise<ReadLane[]> {
  const snapshots = await reader.getAll(...lanes.map((lane) => laneOf(key, lane)));
  return snapshots.map((each, index) => ({ lane: lanes[index] ?? 0, ...laneIn(each) }));
}

/** An unreadable lane is logged and must not stop orders. */
function laneIn(snapshot: DocumentSnapshot): StoredLane {
  const parse = (data: unknown) => laneSchema.safeParse(data);
  return readableParts(snapshot.ref.path, parse, plainData(snapshot) ?? {})?.data ?? NO_ORDERS;
}
