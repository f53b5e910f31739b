import type { Deliveries } from "@/domain/order/tour/deliveries.schema";
import { firstServiceDay } from "@/domain/order/tour/service-day";
import { ok } from "@/domain/result/result";
import { callListDeliveries } from "@/firebase/callables/delivery-callables";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { reportServerTimeAtom, serverNowAtom } from "@/state/restaurant/clock-atoms";
import { type Read, useRead } from "../use-read";

/** A rider waits at the counter for the next order; each call is one query. */
const EVERY_MS = 10_000;

/**
 * Today's deliveries for a rider, read again every ten seconds while the page is visible. Addresses of an
 * earlier day disappear even if the device has no connection.
 */
export function useDeliveries(restoKey: string): Read<Deliveries> {
  const reportServerTime = useSetAtom(reportServerTimeAtom);
  const now = useAtomValue(serverNowAtom);
  const read = useRead(
    `deliveries ${restoKey}`,
    async () => {
      const answer = await callListDeliveries(restoKey);
      if (!answer.ok) return answer;
      reportServerTime(answer.value.server_time);
      return ok(answer.value);
    },
    { everyMs: EVERY_MS },
  );
  const { value } = read;
  const isOver = value !== null && firstServiceDay(value.server_time) !== firstServiceDay(now);
  return { ...read, value: value && isOver ? { ...value, own: [], ready: [] } : value };
}
