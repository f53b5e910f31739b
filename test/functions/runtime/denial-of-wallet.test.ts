import { afterEach, beforeEach, describe, expect, inject, vi } from "vitest";
import { addDays } from "@/domain/time/berlin-time";
import { priceOrder } from "@/functions/orders/price-order";
import { findTables } from "@/functions/reservations/seating/find-tables";
import { database } from "@/functions/runtime/admin-app";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { recordFigure, runSize } from "@/test/faults/figures";
import { adminPatch } from "@/test/harness/admin";
import { appCheckToken, type CallAnswer, callFunction } from "@/test/harness/callables";
import { kitchenTest, tableTest } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { at, KITCHEN, pickupRequest, reasonOf, TODAY } from "../support/test-kitchen";

runFunctionsInProcess();

/** Documents that the functions of this process have read. */
let reads: string[];

beforeEach(() => {
  reads = [];
  const firestore = database();
  const getAll = firestore.getAll.bind(firestore);
  vi.spyOn(firestore, "getAll").mockImplementation((...references) => {
    reads.push(...references.map((each) => (each as { readonly path: string }).path));
    return getAll(...references);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Fills every quarter of an hour of these days. */
async function fillDays(count: number): Promise<void> {
  const times = Array.from({ length: 96 }, (_, quarter) => {
    const hour = String(Math.floor(quarter / 4)).padStart(2, "0");
    return `${hour}:${String((quarter % 4) * 15).padStart(2, "0")}`;
  });
  const seats = Object.fromEntries(times.map((time) => [time, 10]));
  await backendAdmin(inject("backendPorts")).write(
    Array.from({ length: count }, (_, day) => addDays(TODAY, day)).map((local_date) => ({
      path: `capacity/${KITCHEN}_${local_date}`,
      data: { resto_key: KITCHEN, local_date, seats },
    })),
  );
}

const tables = () =>
  findTables({ resto_key: KITCHEN, date: TODAY, party_size: 2 }, at("12:00")).then(() => reads);

describe("a search for tables reads each document once", () => {
  tableTest("if the day has room", async () => {
    expect(await tables()).toHaveLength(4);
    expect(new Set(reads).size).toBe(reads.length);
  });

  tableTest("if the day is full and the next has room", async () => {
    await fillDays(1);
    expect(await tables()).toHaveLength(7);
    expect(new Set(reads).size).toBe(reads.length);
    recordFigure(52, "reads of a search on a full day, before 19", reads.length, import.meta.url);
  });

  tableTest("if two weeks are full", async () => {
    await fillDays(16);
    expect(await tables()).toHaveLength(18);
    expect(new Set(reads).size).toBe(reads.length);
  });
});

const ROUNDS = runSize(10, 100);
const CALLS = (10 * ROUNDS).toLocaleString("en");

/** Makes as many calls, ten at a time. */
async function repeat(call: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(Array.from({ length: 10 }, call));
  }
}

describe("the cache of documents", () => {
  // Each test begins long after the one before, so that everything in the cache is too old.
  let clock = performance.now();

  beforeEach(() => {
    process.env.RESTO_READ_CACHE = "on";
    clock += 3_600_000;
    vi.spyOn(performance, "now").mockImplementation(() => clock);
  });

  afterEach(() => {
    delete process.env.RESTO_READ_CACHE;
  });

  tableTest(`serves ${CALLS} searches from one read of each document`, async () => {
    await fillDays(16);
    await repeat(tables);
    expect(reads).toHaveLength(18);
    recordFigure(52, `reads of ${CALLS} searches within 2 s`, reads.length, import.meta.url);
  });

  kitchenTest(`serves ${CALLS} quotes from one read of each document`, async () => {
    const { resto_key, type, lines } = pickupRequest();
    const quote = () => priceOrder({ resto_key, type, lines }, at("18:00"));
    await repeat(quote);
    expect(reads).toHaveLength(3);
    recordFigure(52, `reads of ${CALLS} quotes within 2 s`, reads.length, import.meta.url);
  });

  kitchenTest("is never older than two seconds", async () => {
    const { resto_key, type, lines } = pickupRequest();
    const quoted = async () => {
      const answer = await priceOrder({ resto_key, type, lines }, at("18:00"));
      return answer.ok && answer.value.refusal?.reason;
    };
    expect(await quoted()).toBeUndefined();
    await adminPatch(`availability/${KITCHEN}`, { paused_until: new Date(at("19:00")) });
    expect(await quoted()).toBeUndefined();
    clock += 2001;
    expect(await quoted()).toBe("PAUSED");
  });

  kitchenTest("keeps no failed read", async () => {
    const { resto_key, type, lines } = pickupRequest();
    const quote = () => priceOrder({ resto_key, type, lines }, at("18:00"));
    vi.mocked(database().getAll).mockRejectedValueOnce(new Error("unavailable"));
    await expect(quote()).rejects.toThrow("unavailable");
    expect(await quote()).toMatchObject({ ok: true });
  });

  kitchenTest("keeps at most 500 documents", async () => {
    const { type, lines } = pickupRequest();
    const quote = (resto_key: string) => priceOrder({ resto_key, type, lines }, at("18:00"));
    await quote(KITCHEN);
    for (let call = 0; call < 170; call += 1) await quote(`unknown-${call}`);
    reads = [];
    await quote("unknown-169");
    expect(reads).toHaveLength(0);
    await quote(KITCHEN);
    expect(reads).toHaveLength(3);
  });
});

describe.each(["quoteOrder", "availableTables"])("the limit of %s", (name) => {
  const { resto_key, type, lines } = pickupRequest();
  const input =
    name === "quoteOrder" ? { resto_key, type, lines } : { resto_key, date: TODAY, party_size: 2 };
  const call = (forwardedFor?: string, token?: string) =>
    callFunction(name, input, {
      ...(forwardedFor && { forwardedFor }),
      ...(token && { appCheckToken: token }),
    });

  /** Counts the allowed calls, which a limit bounds by the time they took. */
  async function count(
    calls: () => Promise<CallAnswer>[],
    { burst, perSecond }: { burst: number; perSecond: number },
  ) {
    const before = performance.now();
    const answers = await Promise.all(calls());
    const seconds = (performance.now() - before) / 1000;
    const refused = answers.filter((answer) => reasonOf(answer) === "RATE_LIMIT");
    const allowed = answers.filter(({ result }) => result).length;
    expect(allowed + refused.length).toBe(answers.length);
    expect(allowed).toBeGreaterThanOrEqual(burst);
    expect(allowed).toBeLessThanOrEqual(burst + Math.ceil(seconds * perSecond) + 1);
    return { allowed, refused };
  }

  kitchenTest(
    "allows 120 calls at once from one address, whatever it writes before it",
    async () => {
      const address = `198.51.100.${name.length}`;
      const { allowed, refused } = await count(
        () => Array.from({ length: 300 }, (_, index) => call(`10.0.0.${index}, ${address}`)),
        { burst: 120, perSecond: 4 },
      );
      expect(refused[0]?.error?.details).toEqual({
        reason: "RATE_LIMIT",
        field: "calls",
        retry_after_s: expect.any(Number),
      });
      expect(await call("198.51.100.200")).toHaveProperty("result");
      const figure = `${name}: allowed of 300 calls at once from one address`;
      recordFigure(52, figure, allowed, import.meta.url);
    },
  );

  kitchenTest("allows 30 calls at once with one App Check token", async () => {
    const token = await appCheckToken();
    await count(() => Array.from({ length: 90 }, () => call(undefined, token)), {
      burst: 30,
      perSecond: 1,
    });
    expect(await call(undefined, await appCheckToken())).toHaveProperty("result");
  });
});
