import { describe, expect, test } from "vitest";
import { recordFigure, runSize } from "@/test/faults/figures";
import { newGuest, newStaff, type TestAccount } from "@/test/functions/support/test-accounts";
import { at, KITCHEN, openKitchen, pickupRequest } from "@/test/functions/support/test-kitchen";
import { openTables, TOMORROW, tableRequest } from "@/test/functions/support/test-tables";
import { callFunction } from "@/test/harness/callables";
import { SEED, seededDice } from "@/test/harness/seeded-random";
import { countPlaces, type Taken } from "./counted-places";
import { isLinearizable } from "./linearizable";
import { createRecorder, pairsAtOnce, type Recorder } from "./recorder";

const HISTORIES = runSize(25, 300);
const CLIENTS = 5;
const CALLS_EACH = 4;
const PLACES = 3;

type Dice = (sides: number) => number;

/** Something that a client holds: it is accepted and in version 1. */
interface Held {
  readonly id: string;
  readonly taken: Taken;
}

interface Client {
  readonly guest: TestAccount;
  readonly staff: TestAccount;
  readonly held: Held[];
  readonly recorder: Recorder;
  readonly dice: Dice;
}

const pick = <T>(values: readonly [T, ...T[]], dice: Dice): T =>
  values[dice(values.length)] ?? values[0];

async function order({ guest, staff, held, recorder, dice }: Client): Promise<void> {
  const given = dice(2) === 0 ? held.pop() : undefined;
  if (!given) {
    const slot = pick(["20:00", "20:15"], dice);
    const taken = { quarters: [slot], size: 1 };
    const request = pickupRequest({ wanted_at: at(slot, TOMORROW) });
    const place = () => callFunction("placeOrder", request, guest);
    const isPlaced = await recorder.exchange(null, taken, place);
    if (isPlaced) held.push({ id: request.order_id, taken });
    return;
  }
  const { id, taken } = given;
  const rejection = { id, version: 1, to: "rejected", reason: "zu" };
  await recorder.exchange(taken, null, () =>
    dice(2) === 0
      ? callFunction("cancelOrder", { order_id: id, version: 1 }, guest)
      : callFunction("setOrderStatus", rejection, staff),
  );
}

const QUARTERS = {
  "18:00": ["18:00", "18:15", "18:30", "18:45", "19:00", "19:15"],
  "19:00": ["19:00", "19:15", "19:30", "19:45", "20:00", "20:15"],
} as const;

async function reserve({ guest, staff, held, recorder, dice }: Client): Promise<void> {
  const time = pick<keyof typeof QUARTERS>(["18:00", "19:00"], dice);
  const wish = { date: TOMORROW, time, party_size: 1 + dice(2) };
  const taken = { quarters: QUARTERS[time], size: wish.party_size };
  const given = dice(2) === 0 ? held.pop() : undefined;
  if (!given) {
    const request = tableRequest(wish);
    const book = () => callFunction("requestReservation", request, guest);
    const isBooked = await recorder.exchange(null, taken, book);
    if (isBooked) held.push({ id: request.reservation_id, taken });
    return;
  }
  const own = { reservation_id: given.id, version: 1 };
  if (dice(2) === 0) {
    await recorder.exchange(given.taken, taken, () =>
      callFunction("changeReservation", { ...own, ...wish }, guest),
    );
    return;
  }
  const refusal = { id: given.id, version: 1, to: "declined", reason: "zu" };
  await recorder.exchange(given.taken, null, () =>
    dice(2) === 0
      ? callFunction("cancelReservation", own, guest)
      : callFunction("setReservationStatus", refusal, staff),
  );
}

describe.each([
  {
    what: "orders" as const,
    open: () =>
      openKitchen({
        order_policy: {
          pickup_lead_minutes: 15,
          delivery_lead_minutes: 40,
          days_ahead: 7,
          orders_per_slot: PLACES,
        },
      }),
    act: order,
  },
  {
    what: "seats" as const,
    open: () =>
      openTables({
        seats: PLACES,
        auto_confirm: false,
        stay_minutes: [{ up_to: 8, minutes: 90 }],
      }),
    act: reserve,
  },
])("counts of $what", ({ what, open, act }) => {
  test(`${CLIENTS} clients at once see what they would see one after the other, in ${HISTORIES} histories`, {
    timeout: 0,
  }, async () => {
    const unexplained: object[] = [];
    let operations = 0;
    let atOnce = 0;
    for (let history = 0; history < HISTORIES; history += 1) {
      await open();
      const recorder = createRecorder();
      const staff = await newStaff({ resto_keys: [KITCHEN] });
      const guests = await Promise.all(Array.from({ length: CLIENTS }, newGuest));
      const reads = async () => {
        for (let read = 0; read < CALLS_EACH; read += 1) await recorder.read(TOMORROW, what);
      };
      const clients = guests.map(async (guest, index) => {
        const dice = seededDice(SEED + history * CLIENTS + index);
        const client = { guest, staff, held: [], recorder, dice };
        for (let call = 0; call < CALLS_EACH; call += 1) await act(client);
      });
      await Promise.all([...clients, reads()]);
      await recorder.read(TOMORROW, what);
      operations += recorder.operations.length;
      atOnce += pairsAtOnce(recorder.operations);
      if (!isLinearizable(recorder.operations, countPlaces(PLACES), {})) {
        unexplained.push(recorder.operations);
      }
    }
    const of = `${what}: calls of ${CLIENTS} clients in ${HISTORIES} histories`;
    recordFigure(
      17,
      `${of}, histories that no order of the calls explains`,
      unexplained,
      import.meta.url,
    );
    recordFigure(17, `${of}, calls and reads`, operations, import.meta.url);
    recordFigure(17, `${of}, pairs of them at once`, atOnce, import.meta.url);
    expect(unexplained).toEqual([]);
    expect(atOnce).toBeGreaterThan(operations);
  });
});
