import { expect, inject } from "vitest";
import { callFunction } from "@/test/harness/callables";
import {
  countTransactions,
  killFunctionsOf,
  startFunctionsOf,
} from "@/test/harness/functions-process";

/** Kills the process of the functions, with every call that it is working on. */
export function killFunctions(): void {
  expect(killFunctionsOf(inject("functionsFolder"))).toBeGreaterThan(0);
}

/** Starts a new process of the functions, and waits until it answers. */
export async function startFunctions(): Promise<void> {
  startFunctionsOf(inject("functionsFolder"));
  const answers = () => callFunction("quoteOrder", {}).catch(() => null);
  await expect.poll(answers, { interval: 50, timeout: 30_000 }).not.toBeNull();
}

/** Whether a transaction of a killed process still locks documents. */
export async function hasOpenTransactions(): Promise<boolean> {
  const open = await countTransactions(inject("backendPorts").auth);
  expect(open).not.toBeNaN();
  return open > 0;
}
