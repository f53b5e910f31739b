import fc from "fast-check";
import { expect, test } from "vitest";
import { recordFigure, runSize } from "@/test/faults/figures";
import { runFunctionsInProcess } from "@/test/functions/support/run-in-process";
import { SEED } from "@/test/harness/seeded-random";
import { killFunctions, startFunctions } from "../runs/restart-functions";
import { type Entry, KINDS, openPaymentShop, perform } from "./payment-acts";
import { problemsInTheEnd } from "./payment-end";

runFunctionsInProcess();

/** Set by `npm run test:model -- --seed … --runs … payment-histories`. */
const { MODEL_SEED, MODEL_RUNS } = process.env;
const FIRST_SEED = MODEL_SEED ? Number(MODEL_SEED) : SEED;
const HISTORIES = MODEL_RUNS ? Number(MODEL_RUNS) : runSize(4, 200);

const entry: fc.Arbitrary<Entry> = fc.record({
  kind: fc.noBias(fc.constantFrom(...KINDS)),
  pick: fc.noBias(fc.nat(99)),
});
const moment = fc.oneof(
  { weight: 60, arbitrary: fc.tuple(entry) },
  { weight: 20, arbitrary: fc.tuple(entry, entry) },
  { weight: 8, arbitrary: fc.tuple(entry, entry, entry) },
);
const histories = fc.noBias(fc.array(moment, { minLength: 12, maxLength: 24, size: "max" }));

test(`${HISTORIES} histories of the real calls, events and schedules keep the invariants`, {
  timeout: 0,
}, async () => {
  const violations: string[] = [];
  let [acts, restarts] = [0, 0];
  for (let seed = FIRST_SEED; seed < FIRST_SEED + HISTORIES; seed += 1) {
    const [history = []] = fc.sample(histories, { seed, numRuns: 1 });
    const shop = await openPaymentShop();
    const crashAt = seed % 10 === 9 ? history.length >> 1 : -1;
    for (const [index, entries] of history.entries()) {
      acts += entries.length;
      const running = Promise.all(entries.map((each) => perform(shop, each)));
      if (index === crashAt) {
        killFunctions();
        restarts += 1;
        await running;
        await startFunctions();
      }
      await running;
    }
    const problems = await problemsInTheEnd(shop);
    if (problems.length > 0) {
      const story = history.map((entries) => entries.map(({ kind }) => kind).join(" while "));
      violations.push([`--seed ${seed} --runs 1`, ...problems, ...story].join("\n"));
      break;
    }
  }
  const name = `real calls, ${HISTORIES} histories`;
  recordFigure(90, `${name}: violations`, violations, import.meta.url);
  recordFigure(90, `${name}: acts`, acts, import.meta.url);
  recordFigure(90, `${name}: functions ended`, restarts, import.meta.url);
  expect(violations.join("\n")).toBe("");
});
