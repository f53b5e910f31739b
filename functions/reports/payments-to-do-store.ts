import { REFUND_FAILED_FOR_MS } from "@/domain/payment/listing/listed-payment";
import type { OverviewEntry } from "@/domain/report/overview.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { database } from "../runtime/admin-app";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/** The payments of a restaurant that need a person, and the nearest deadline of a dispute. */
export async function readPaymentsToDo(
  key: string,
  now: Instant,
): Promise<OverviewEntry["payments_to_do"]> {
  const payments = database().collection("payments").where("resto_key", "==", key);
  const [disputed, failed] = await Promise.all([
    payments.where("dispute.state", "==", "open").select("dispute").get(),
    payments
      .where("refund_failed", "==", true)
      .where("updated_at", ">", toTimestamp(now - REFUND_FAILED_FOR_MS))
      .count()
      .get(),
  ]);
  const deadlines = disputed.docs.flatMap((each) => {
    const dispute = plainData(each)?.dispute as { due_at?: unknown } | undefined;
    return typeof dispute?.due_at === "number" ? [dispute.due_at] : [];
  });
  return {
    count: disputed.size + failed.data().count,
    due_at: deadlines.length > 0 ? Math.min(...deadlines) : null,
  };
}
