import { findingTexts } from "@/i18n/admin/finding-texts";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { countOrders, type OrderCount } from "./count-orders";
import { countTables, SEATS, type TableCount } from "./count-tables";
import type { Ledger } from "./ledger";

const texts = reportsTexts.de;

/** Tables and tiles of a report: title, then label of the row, then its cells. */
export type Figures = Record<string, Record<string, string>>;

/** Every figure that the report of the day must show. */
export function expectedReport({ orders, parties }: Ledger, day: string): Figures {
  const sold = countOrders(orders);
  const tables = countTables(parties);
  const sums = [sold.received, sold.completed, euros(sold.turnover_cents)].join(" | ");
  return {
    tiles: tilesOf(sold, tables),
    findings: Object.fromEntries(findingsOf(sold, tables).map((each, at) => [String(at), each])),
    [texts.byDay]: { [day]: sums },
    [texts.byHour]: Object.fromEntries(
      hoursOf(sold).map((hour) => {
        const [all, served, cents] = sold.hours.get(hour) ?? [0, 0, 0];
        return [texts.hourFrom(hour), `${all} | ${served} | ${euros(cents)}`];
      }),
    ),
    [texts.topItems]: Object.fromEntries(
      [...sold.dishes].map(([name, [portions, cents]]) => [name, `${portions} | ${euros(cents)}`]),
    ),
    [texts.money]: moneyOf(sold),
    [texts.payments]: paymentsOf(sold),
    [texts.outcome]: outcomeOf(sold),
    [texts.tables]: {
      [day]: [
        tables.parties,
        tables.guests,
        tables.noShows,
        tables.cancelled,
        tables.peak,
        texts.percent(tables.usePercent),
      ].join(" | "),
    },
  };
}

function lostOf({ ended }: OrderCount): number {
  return ended("cancelled") + ended("rejected") + ended("expired") + ended("failed");
}

function tilesOf(sold: OrderCount, tables: TableCount): Record<string, string> {
  const lost = lostOf(sold);
  return {
    [texts.turnover]: `${euros(sold.turnover_cents)} | ${texts.changeNew} | ${texts.hints.turnover}`,
    [texts.orders]: `${sold.received} | ${texts.changeNew} | ${texts.completed}: ${sold.completed}`,
    [texts.average]: `${euros(sold.average_cents)} | ${texts.changeNew} | ${texts.hints.average}`,
    [texts.lost]: `${lost} | ${texts.lostShare(Math.round((100 * lost) / sold.received))}`,
    [texts.guests]: `${tables.guests} | ${texts.changeNew} | ${texts.parties}: ${tables.parties}`,
    [texts.use]: `${texts.percent(tables.usePercent)} | ${texts.ofSeats(tables.peak, SEATS)}`,
    [texts.noShows]: `${tables.noShows} | ${texts.hints.noShows}`,
  };
}

/** What the day has to say about itself: lost orders, the busiest hour, and guests who did not come. */
function findingsOf(sold: OrderCount, tables: TableCount): string[] {
  const { sentence } = findingTexts.de;
  const [rejected, expired, failed] = (["rejected", "expired", "failed"] as const).map(sold.ended);
  const ends = { rejected: rejected ?? 0, expired: expired ?? 0, failed: failed ?? 0 };
  const lost = ends.rejected + ends.expired + ends.failed;
  const orders = Math.max(...[...sold.hours.values()].map(([all]) => all));
  const hour = hoursOf(sold).find((each) => sold.hours.get(each)?.[0] === orders) ?? 0;
  const percent = Math.round((100 * orders) / sold.received);
  return [
    sentence({ kind: "lost", ...ends, cents: lost * sold.average_cents }),
    sentence({
      ...{ kind: "busiest", weekday: 6, hour, orders, percent },
      declined: sold.declinedAt(hour),
    }),
    sentence({ kind: "noShows", no_shows: tables.noShows, parties: tables.parties }),
  ].map(plainSpaces);
}

export function moneyOf(sold: OrderCount): Record<string, string> {
  const kinds = texts.moneyKinds;
  const vat = [...sold.vat].flatMap(([rate, [net, tax]]) => [
    [kinds.net(rate), euros(net)],
    [kinds.vat(rate), euros(tax)],
  ]);
  return {
    [texts.turnover]: euros(sold.turnover_cents),
    ...Object.fromEntries(vat),
    [kinds.fees]: euros(sold.fee_cents),
    [kinds.deposits]: euros(sold.deposit_cents),
    [kinds.discount]: euros(-sold.discount_cents),
  };
}

export function paymentsOf(sold: OrderCount): Record<string, string> {
  return {
    [texts.closing.cash]: euros(sold.paidBy("cash")),
    [texts.closing.card]: euros(sold.paidBy("card_at_door")),
    [texts.closing.online]: euros(sold.paidBy("online")),
    [texts.turnover]: euros(sold.turnover_cents),
    [texts.closing.refunds]: euros(-sold.refunded_cents),
    [texts.closing.tips]: euros(sold.tip_cents),
  };
}

export function outcomeOf(sold: OrderCount): Record<string, string> {
  const { lostKinds } = texts;
  const lost = Object.entries(lostKinds).map(([kind, label]) => [
    `${texts.lost}: ${label}`,
    String(sold.ended(kind as keyof typeof lostKinds)),
  ]);
  return {
    [`${texts.completed}: ${texts.delivery}`]: String(sold.completedOf("delivery")),
    [`${texts.completed}: ${texts.pickup}`]: String(sold.completedOf("pickup")),
    [texts.open]: String(sold.ended("open")),
    ...Object.fromEntries(lost),
  };
}

/** From the first to the last hour with an order. */
function hoursOf({ hours }: OrderCount): number[] {
  const [first, last] = [Math.min(...hours.keys()), Math.max(...hours.keys())];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** An amount as Germans write it, with plain spaces: 1.234,50 €. */
function euros(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ".");
  return `${cents < 0 ? "-" : ""}${whole},${digits.slice(-2)} €`;
}

/** Replaces the other kinds of space and minus that texts use. */
export function plainSpaces(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .replaceAll("\u2212", "-")
    .trim();
}
