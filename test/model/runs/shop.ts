import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import {
  newAccount,
  newGuest,
  newStaff,
  type TestAccount,
} from "@/test/functions/support/test-accounts";
import {
  at,
  KITCHEN,
  newContact,
  openKitchen,
  setClock,
} from "@/test/functions/support/test-kitchen";
import { type CallAnswer, callFunction } from "@/test/harness/callables";
import { type Answer, LOST, NO_ANSWER } from "./outcome";

/**
 * The clock moves by a length of which no multiple is within five seconds of a limit of the product,
 * so that the time that calls take decides nothing.
 */
const START = at("18:00") + 35_000;
export const TICK_MS = 70_000;
const MAX_DRIFT_MS = 2000;
const MAX_ENTRY_MS = 4500;

const daily: [string, string][] = [["00:00", "24:00"]];
const hours = { 0: daily, 1: daily, 2: daily, 3: daily, 4: daily, 5: daily, 6: daily };

/** A restaurant with the people of one history. */
export interface Shop {
  readonly staff: TestAccount;
  /** The first has a verified address. */
  readonly guests: readonly TestAccount[];
  readonly contacts: readonly ReturnType<typeof newContact>[];
  /** Sets the server's clock to an instant of the history, from which it continues. */
  setClock(now: number): Promise<void>;
  /** Whether so much time has passed since then that the history must go on to the next tick. */
  isClockOld(): boolean;
  /** Whether so much time has passed since then that a limit of the product may be reached. */
  isTooSlow(): boolean;
  /** Id of the document with this number in the model. */
  id(name: number): string;
}

/** Empties the backend and opens the test kitchen around the clock, with new accounts. */
export async function openShop(guests: number, changes: Partial<Restaurant>): Promise<Shop> {
  await openKitchen({ hours, ...changes });
  const [staff, ...people] = await Promise.all([
    newStaff({ resto_keys: [KITCHEN] }),
    newAccount({ emailVerified: true }),
    ...Array.from({ length: guests - 1 }, () => newGuest()),
  ]);
  const ids = new Map<number, string>();
  let setAt = performance.now();
  async function setHistoryClock(now: number): Promise<void> {
    // The clock runs on while it is written.
    setAt = performance.now();
    await setClock(START + now);
  }
  await setHistoryClock(0);
  return {
    staff,
    guests: people,
    contacts: people.map(() => newContact()),
    setClock: setHistoryClock,
    isClockOld: () => performance.now() - setAt > MAX_DRIFT_MS,
    isTooSlow: () => performance.now() - setAt > MAX_ENTRY_MS,
    id(name) {
      const id = ids.get(name) ?? randomUUID();
      ids.set(name, id);
      return id;
    },
  };
}

/** Milliseconds from the start of a history to an instant. */
export function sinceStart(instant: number): number {
  return instant - START;
}

/** Calls a function. @param word names the effect of an accepted call */
export async function callAs(
  account: TestAccount | undefined,
  [name, data]: readonly [name: string, data: object],
  word: (result: NonNullable<CallAnswer["result"]>) => Answer,
): Promise<Answer> {
  expect(account).toBeDefined();
  // The connection breaks if a history kills the process.
  const answer = await callFunction(name, data, account).catch(() => null);
  if (answer === null) return LOST;
  if (answer.result) return word(answer.result);
  return answer.error?.details?.reason ?? answer.error?.message ?? NO_ANSWER;
}
