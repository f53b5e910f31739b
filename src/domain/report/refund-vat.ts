import { allocateCents } from "../money/allocate-cents";
import type { Order, VatShare } from "../order/order.schema";

/**
 * The shares of VAT in what was given back of an order, by its rates in proportion: nobody says which
 * dish a refund is for. More than the total is the tip, which has no VAT.
 */
export function refundVat({
  total_cents,
  refunded_cents = 0,
  vat_split,
}: Pick<Order, "total_cents" | "refunded_cents" | "vat_split">): VatShare[] {
  const refunded = Math.min(refunded_cents, total_cents);
  const gross = vat_split.map(({ net_cents, vat_cents }) => net_cents + vat_cents);
  if (refunded <= 0 || gross.every((cents) => cents === 0)) return [];
  const parts = allocateCents(refunded, gross);
  return vat_split.flatMap(({ rate, vat_cents }, index) => {
    const [part = 0, whole = 0] = [parts[index], gross[index]];
    if (part === 0) return [];
    const vat = Math.round((vat_cents * part) / whole);
    return [{ rate, net_cents: part - vat, vat_cents: vat }];
  });
}
