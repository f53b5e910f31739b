import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_PASSWORD } from "../demo-accounts";
import { demoRandom } from "../history/demo-random";
import type { RushClient } from "./rush-client";
import type { RushFigures } from "./rush-figures";

/** A stand-in for the people at the board. */
export interface RushStaff {
  /** Accepts an order of that version after a while and takes it to its end. */
  take(orderId: string, type: "pickup" | "delivery", version: number): void;
  stop(): void;
}

const EMAIL = "koch@example.com";

/** Seconds before each step: shorter than in a kitchen, so that something happens to look at. */
const STEPS = [
  { to: "accepted", from: 5, until: 40 },
  { to: "preparing", from: 20, until: 90 },
  { to: "away", from: 90, until: 300 },
  { to: "completed", from: 60, until: 300 },
] as const;

/** Signs in as the demo cook. Orders that a person at the board has moved are left to that person. */
export async function rushStaff(client: RushClient, figures: RushFigures): Promise<RushStaff> {
  const ended = new AbortController();
  // One listener per order under way.
  setMaxListeners(0, ended.signal);
  const password = DEMO_PASSWORD;
  let account = await client.signIn(EMAIL, password);

  async function serve(
    id: string,
    type: "pickup" | "delivery",
    placedVersion: number,
  ): Promise<void> {
    const random = demoRandom(id);
    for (const [index, step] of STEPS.entries()) {
      await sleep(random.whole(step.from, step.until) * 1000, null, { signal: ended.signal });
      const away = type === "pickup" ? "ready" : "out_for_delivery";
      const to = step.to === "away" ? away : step.to;
      const eta = to === "accepted" ? { eta_minutes: type === "pickup" ? 20 : 45 } : {};
      const data = { id, version: placedVersion + index, to, ...eta };
      let answer = await client.call("setOrderStatus", data, { account });
      if (answer.kind === "refused" && answer.reason === "NOT_SIGNED_IN") {
        account = await client.signIn(EMAIL, password);
        answer = await client.call("setOrderStatus", data, { account });
      }
      if (answer.kind === "error") figures.errors.push(answer.message);
      if (answer.kind !== "ok") return;
    }
  }

  return {
    take(orderId, type, version) {
      void serve(orderId, type, version).catch(() => {
        // The rush was stopped while the order was under way.
      });
    },
    stop: () => ended.abort(),
  };
}
