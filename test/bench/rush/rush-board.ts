import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { listenToBoard } from "./rush-listeners";
import type { BenchRestaurant } from "./rush-restaurants";
import { type Run, untilKnown } from "./rush-run";

/** Share of orders that the kitchen rejects. */
const REJECTED = 0.08;

/**
 * A board whose cook accepts each order between half a second and two seconds after it appears, and gives
 * money back now and then.
 */
export async function openBoard(run: Run, { key, staffEmail: email }: BenchRestaurant) {
  const account = await run.client.signIn(email, DEMO_PASSWORD);
  return listenToBoard(run.ports, { key, email }, ({ id, version, status, seenAt }, kind) => {
    if (kind !== "added" || status !== "placed" || run.seenAt.has(id)) return;
    run.seenAt.set(id, seenAt);
    void sleep(run.random.whole(500, 2000)).then(async () => {
      run.acceptedAt.set(id, performance.now());
      const step = run.random.chance(REJECTED)
        ? { id, version, to: "rejected", reason: "Heute ist zu viel los" }
        : { id, version, to: "accepted", eta_minutes: 30 };
      const set = () => run.client.call("setOrderStatus", step, { account });
      const answer = await untilKnown(run, set);
      if (answer.kind !== "ok")
        run.figures.errors.push(`accepting ${id}: ${JSON.stringify(answer)}`);
      if (step.to === "accepted" && run.online.has(id)) {
        run.refunds.askNowAndThen({ order_id: id }, (refund) =>
          untilKnown(run, () => run.client.call("refundOrder", refund, { account })),
        );
      }
    });
  });
}
