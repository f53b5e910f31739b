import type { FaultRow } from "./fault-row";

/** Faults of online payment. */
export const PAYMENT_ROWS: readonly FaultRow[] = [
  {
    row: 76,
    fault: "The same event of the payment provider 100 times, 20 at once",
    bar: "one change, one mail, one capture",
  },
  {
    row: 77,
    fault: "An event before the redirect, before the session is stored, or never",
    bar: "matched by order; return or schedule settles within 2 minutes",
  },
  {
    row: 78,
    fault: "The tab is closed at the payment provider",
    bar: "page closed after the hold, slot free, 0 slots held",
  },
  {
    row: 79,
    fault: "Paid in the second in which the page is closed, or after the hold",
    bar: "placed if the slot can be taken again, else money back",
  },
  {
    row: 80,
    fault: "First card declined, second accepted, the failure reported late",
    bar: "0 wrong states",
  },
  {
    row: 81,
    fault: "Two tabs with two pages, both paid",
    bar: "one order, 0 double charges",
  },
  {
    row: 82,
    fault: "The answer to a capture or a refund is lost",
    bar: "0 doubled cents, a day later too",
  },
  {
    row: 83,
    fault: "The money is gone before it is captured",
    bar: "0 orders cooked in silence",
  },
  {
    row: 84,
    fault: "Guest cancels while staff accepts while the capture runs",
    bar: "captured or released, never both or neither, in 200 rounds",
  },
  {
    row: 85,
    fault: "A refund doubled, too high, pending, failed",
    bar: "0 cents beyond what was captured",
  },
  {
    row: 86,
    fault: "Menu, price or cart changes while the guest pays",
    bar: "the stored order counts, 0 undercharged",
  },
  {
    row: 87,
    fault: "Forged, old or foreign events of the provider",
    bar: "400, 0 effects",
  },
  {
    row: 88,
    fault: "The provider is down for an hour, the account is disabled",
    bar: "cash stays, 0 orders lost",
  },
  {
    row: 89,
    fault: "Cook, guest, stranger or another manager makes the calls of payment",
    bar: "0 allowed beyond the table of calls",
  },
  {
    row: 90,
    fault: "Random interleavings of guest, staff, schedule, provider, crashes and lost answers",
    bar: "0 violations of I1 to I8 in 10,000",
  },
];
