import { payOnline } from "@/hosting/local/rush/pay-online";
import { bookRushTable, type RushGuest } from "@/hosting/local/rush/rush-guest";
import { type Run, untilKnown } from "./rush-run";

/** Share of the tables with a paid deposit that the guest cancels at once. */
const CANCELLED = 0.3;

/** Books a table; a larger party pays a deposit, and cancels or gets a part of it back now and then. */
export async function bookOnce(run: Run, guest: RushGuest): Promise<void> {
  const booked = await bookRushTable(guest, Date.now());
  run.figures.add("tables", booked);
  if (booked.kind !== "ok" || booked.result.status !== "awaiting_payment") return;
  const paid = { reservation_id: String(booked.result.id) };
  const { answer } = await payOnline(guest, paid);
  if (answer?.kind !== "ok" || answer.result.status !== "confirmed") return;
  const { client, account, address, random, restaurant } = guest;
  if (random.chance(CANCELLED)) {
    // Booked, paid, cancelled.
    const cancel = { ...paid, version: 2 };
    const ask = () => client.call("cancelReservation", cancel, { account, address });
    const cancelled = await untilKnown(run, ask);
    if (cancelled.kind !== "ok") {
      run.figures.errors.push(`cancelling a table: ${JSON.stringify(cancelled)}`);
    }
    return;
  }
  run.refunds.askNowAndThen(paid, (refund) =>
    untilKnown(run, () => run.managers.call(restaurant.key, "refundOrder", refund)),
  );
}
