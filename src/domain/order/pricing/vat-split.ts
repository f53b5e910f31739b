import { allocateCents } from "../../money/allocate-cents";
import type { Cents } from "../../money/money";
import type { VatShare } from "../order.schema";

/** Amounts of one VAT rate before discount and fee. */
export interface VatBase {
  /** Percent, included in the price. */
  readonly rate: number;
  readonly goods_cents: Cents;
  readonly deposit_cents: Cents;
}

/**
 * Net and VAT per rate, in ascending order of rates. VAT is included in the prices. Discount and
 * delivery fee are allocated in proportion to the goods of each rate; deposits keep the rate of their
 * dish. All parts sum exactly to the total.
 */
export function vatSplit(
  bases: readonly VatBase[],
  sharedCents: { discount_cents: Cents; delivery_fee_cents: Cents },
): VatShare[] {
  const rates = [...new Set(bases.map(({ rate }) => rate))].sort((one, other) => one - other);
  const goods = rates.map((rate) => sumOf(bases, rate, "goods_cents"));
  const discounts = allocateCents(sharedCents.discount_cents, goods);
  const fees = allocateCents(sharedCents.delivery_fee_cents, goods);
  return rates.map((rate, index) => {
    const gross =
      (goods[index] ?? 0) -
      (discounts[index] ?? 0) +
      (fees[index] ?? 0) +
      sumOf(bases, rate, "deposit_cents");
    const net_cents = Math.round((gross * 100) / (100 + rate));
    return { rate, net_cents, vat_cents: gross - net_cents };
  });
}

function sumOf(
  bases: readonly VatBase[],
  rate: number,
  part: "goods_cents" | "deposit_cents",
): Cents {
  return bases.reduce((sum, base) => (base.rate === rate ? sum + base[part] : sum), 0);
}
