import type { Cents } from "../money/money";
import type { Order } from "../order/order.schema";
import { amountDue } from "../order/pricing/amount-due";
import type { Reservation } from "../reservation/reservation.schema";
import type { Language } from "../text/language";

/** A line of the provider's page. */
export interface SessionLine {
  readonly name: string;
  readonly unit_cents: Cents;
  readonly qty: number;
}

/** Most lines that the provider takes. */
const MAX_LINES = 100;
/** In characters. */
const MAX_NAME_LENGTH = 120;

const DEPOSIT: Readonly<Record<Language, (code: string) => string>> = {
  de: (code) => `Anzahlung für Reservierung ${code}`,
  en: (code) => `Deposit for reservation ${code}`,
};

/** The only line of the provider's page for a deposit; none without one. */
export function depositLines({
  deposit,
  code,
  language = "de",
}: Pick<Reservation, "deposit" | "code" | "language">): SessionLine[] {
  return deposit ? [{ name: DEPOSIT[language](code), unit_cents: deposit.cents, qty: 1 }] : [];
}

const TEXTS: Readonly<Record<Language, (order: Pick<Order, "code">) => readonly string[]>> = {
  de: ({ code }) => ["Lieferkosten", "Pfand", "Mehrwegpfand", "Trinkgeld", `Bestellung ${code}`],
  en: ({ code }) => ["Delivery", "Deposit", "Container deposit", "Tip", `Order ${code}`],
};

/**
 * The lines of the provider's page, from the stored order alone; their sum is {@link amountDue}. A line
 * cannot be negative there, so that an order with a discount is one line.
 */
export function sessionLines(order: Order): SessionLine[] {
  const { language = "de", delivery_fee_cents, deposit_cents, reusable, tip_cents = 0 } = order;
  const [fee = "", deposit = "", containers = "", tip = "", whole = ""] = TEXTS[language](order);
  const lines = [
    ...order.lines.map(({ name, choice_names, unit_cents, qty }) => ({
      name: [name, ...choice_names].map((text) => text[language]).join(", "),
      unit_cents,
      qty,
    })),
    { name: fee, unit_cents: delivery_fee_cents, qty: 1 },
    { name: deposit, unit_cents: deposit_cents, qty: 1 },
    { name: containers, unit_cents: reusable?.deposit_cents ?? 0, qty: 1 },
    { name: tip, unit_cents: tip_cents, qty: 1 },
  ].filter(({ unit_cents }) => unit_cents > 0);
  const due = amountDue(order);
  const sum = lines.reduce((total, { unit_cents, qty }) => total + unit_cents * qty, 0);
  const isShown = sum === due && lines.length <= MAX_LINES;
  const shown = isShown ? lines : [{ name: whole, unit_cents: due, qty: 1 }];
  return shown.map((line) => ({ ...line, name: shortened(line.name) }));
}

/** By whole characters: half an emoji cannot be sent. */
function shortened(name: string): string {
  return [...name].slice(0, MAX_NAME_LENGTH).join("");
}
