import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

const LOOK_MS = 400;
const PATIENCE_MS = 30_000;
/** Share of all cores that other processes may use. */
const BUSY = 0.3;

/** Total and idle time of all cores since the machine started. */
function coreTimes(): { idle: number; all: number } {
  const times = cpus().map((core) => core.times);
  const sum = (of: (time: (typeof times)[number]) => number) =>
    times.reduce((total, time) => total + of(time), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
  };
}

/** Waits until other processes use less than 30 % of the cores, for at most 30 s. */
export async function waitForIdleMachine(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const before = coreTimes();
    await sleep(LOOK_MS);
    const after = coreTimes();
    const busy = 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all);
    if (busy < BUSY || performance.now() > end) return;
  }
}
