import { KITCHEN } from "@/test/functions/support/test-kitchen";
import { adminGet } from "@/test/harness/admin";
import type { CallAnswer } from "@/test/harness/callables";
import {
  countsInWords,
  DONE,
  FULL,
  type PlaceAct,
  type Places,
  type Taken,
} from "./counted-places";
import type { Operation } from "./linearizable";

/** Records the calls of one history that took, gave back or read places. */
export interface Recorder {
  readonly operations: Operation<PlaceAct>[];
  /**
   * Records a call unless it was refused for another reason than a lack of places.
   * @returns whether it was accepted
   */
  exchange(from: Taken | null, to: Taken | null, call: () => Promise<CallAnswer>): Promise<boolean>;
  /** Records a read of the stored counts of a day. */
  read(date: string, field: "orders" | "seats"): Promise<void>;
}

export function createRecorder(): Recorder {
  const operations: Operation<PlaceAct>[] = [];

  async function record(act: PlaceAct, call: () => Promise<string | null>): Promise<string | null> {
    const calledAt = performance.now();
    const answer = await call();
    const answeredAt = performance.now();
    if (answer !== null) operations.push({ act, answer, calledAt, answeredAt });
    return answer;
  }

  return {
    operations,
    async exchange(from, to, call) {
      const answer = await record({ kind: "exchange", from, to }, async () => {
        const { result, error } = await call();
        if (result) return DONE;
        return error?.details?.reason === "SLOT_FULL" ? FULL : null;
      });
      return answer === DONE;
    },
    async read(date, field) {
      await record({ kind: "read" }, async () => {
        const day = await adminGet(`capacity/${KITCHEN}_${date}`);
        return countsInWords((day?.[field] ?? {}) as Places);
      });
    },
  };
}

/** Pairs of operations of which neither was answered before the other was called. */
export function pairsAtOnce(operations: readonly Operation<PlaceAct>[]): number {
  const pairs = operations.flatMap((one, index) =>
    operations.slice(index + 1).map((other) => [one, other] as const),
  );
  return pairs.filter(
    ([one, other]) => one.calledAt < other.answeredAt && other.calledAt < one.answeredAt,
  ).length;
}
