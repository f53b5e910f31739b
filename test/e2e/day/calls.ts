import { setTimeout as sleep } from "node:timers/promises";
import type { PlainFields } from "@/hosting/firebase/firestore-value";
import { newStaff, type TestAccount } from "@/test/functions/support/test-accounts";
import { signIn } from "@/test/harness/accounts";
import { adminGet } from "@/test/harness/admin";
import { appCheckToken, callFunction } from "@/test/harness/callables";

export const RESTAURANT = "resto-bobingen";

/** Calls a function and returns its result or the reason of its refusal. */
export type Ask = <Result>(
  name: string,
  data: object,
) => Promise<{ readonly result: Result; readonly reason: null } | { readonly reason: string }>;

export function askerOf(account: TestAccount): Ask {
  return async <Result>(name: string, data: object) => {
    for (;;) {
      const { result, error } = await callFunction(name, data, account);
      if (result) return { result: result as Result, reason: null };
      const { reason, field, retry_after_s } = error?.details ?? {};
      if (!reason) throw new Error(`${name}: ${JSON.stringify(error)}`);
      // The simulated day is faster than the limits per second, which count in real time.
      if (reason !== "RATE_LIMIT" || field !== "calls") return { reason };
      await sleep(Number(retry_after_s) * 1000);
    }
  };
}

/** Calls a function that must not refuse. */
export async function must<Result = unknown>(
  ask: Ask,
  name: string,
  data: object,
): Promise<Result> {
  const answer = await ask<Result>(name, data);
  if (answer.reason !== null) throw new Error(`${name} ${JSON.stringify(data)}: ${answer.reason}`);
  return answer.result;
}

/** The team. Several cooks share the work, as one account may not call all day long without a break. */
export interface Team {
  /** The cook, or waiter, whose turn it is. */
  next(): Ask;
  readonly manager: Ask;
}

const COOKS = 8;

export async function meetTeam(): Promise<Team> {
  const token = await appCheckToken();
  const cooks = await Promise.all(
    Array.from({ length: COOKS }, () => newStaff({ resto_keys: [RESTAURANT] })),
  );
  const asks = cooks.map((cook) => askerOf({ ...cook, appCheckToken: token }));
  let turn = 0;
  return {
    next: () => {
      turn += 1;
      return asks[turn % COOKS] as Ask;
    },
    // A new sign-in for each call: money moves only soon after one.
    manager: async (name, data) => {
      const manager = await signIn("leitung@example.com");
      return askerOf({ ...manager, appCheckToken: token })(name, data);
    },
  };
}

/** The version of an order or reservation, as the team's list shows it. */
export async function versionOf(path: string): Promise<number> {
  const stored: PlainFields | null = await adminGet(path);
  return Number(stored?.version);
}
