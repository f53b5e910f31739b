import { PAYMENT_ROWS } from "./payment-rows";

/** One row of `docs/faults.md`. */
export interface FaultRow {
  readonly row: number;
  readonly fault: string;
  /** Required result. */
  readonly bar: string;
  /** Result before the fault was prevented, if it was found by an attack. */
  readonly before?: string;
}

/** Faults of ordering: money, repetition, time, network and backend, sign-in and security check. */
export const FAULT_ROWS: readonly FaultRow[] = [
  { row: 1, fault: "The client sends its own prices", bar: "0 accepted below the real price" },
  {
    row: 2,
    fault: "Invalid numbers, generated inputs",
    bar: "0 accepted, 0 internal errors, 0 written",
  },
  { row: 3, fault: "Options that the dish does not have", bar: "0 accepted" },
  { row: 4, fault: "Dishes of another restaurant", bar: "0 of 72 accepted" },
  { row: 5, fault: "Prices in browser, server and reference", bar: "0 of 10,000 different" },
  { row: 6, fault: "The minimum order value to the cent", bar: "0 wrong decisions" },
  { row: 7, fault: "A price changes before the order", bar: "0 silent changes, 1 tap" },
  { row: 8, fault: "Dishes in the cart become unavailable", bar: "0 lost carts" },
  { row: 9, fault: "Forged position or postal code", bar: "0 undercharged" },
  { row: 10, fault: "Invalid values in a restaurant", bar: "0 crashes" },
  { row: 11, fault: "Same dish, different options", bar: "0 of 10,000 different" },
  { row: 12, fault: "20 clicks, two tabs", bar: "1 order per intent" },
  { row: 13, fault: "The answer is lost after the order was placed", bar: "0 lost, 0 duplicates" },
  { row: 14, fault: "100 calls with the same id", bar: "1 document, 1 answer" },
  { row: 15, fault: "Same id, different content or account", bar: "0 leaks" },
  { row: 16, fault: "Reload, crash, chaos", bar: "0 lost, 0 duplicates, 0 unresolved" },
  { row: 17, fault: "50 guests book the last table", bar: "0 oversold, 0 unsold" },
  {
    row: 18,
    fault: "Overlapping stays, cancelled and booked again",
    bar: "0 of 5,000 steps different",
  },
  {
    row: 19,
    fault: "Guest cancels while staff accepts",
    bar: "0 illegal histories of 200, 0 wrong steps",
  },
  { row: 20, fault: "Two managers save the menu at once", bar: "0 lost updates in 50 rounds" },
  { row: 21, fault: "100 orders at one restaurant", bar: "100 % accepted" },
  { row: 22, fault: "Days on which the clocks change", bar: "0 wrong slots" },
  { row: 23, fault: "Opening hours in other time zones", bar: "0 wrong" },
  {
    row: 24,
    fault: "Closing time passes while the page is open",
    bar: "0 late orders, shown within 60 s",
  },
  { row: 25, fault: "Wrong clock or time zone on the device", bar: "0 wrong orders" },
  { row: 26, fault: "A time slot passes between quote and order", bar: "0 accepted" },
  { row: 27, fault: "Pending server timestamps", bar: "0 without a date" },
  { row: 28, fault: "Offline at submit", bar: "message within 2000 ms, 0 queued" },
  { row: 29, fault: "5 s of delay, 30 % loss", bar: "progress within 100 ms, 0 endless" },
  { row: 30, fault: "Backend down for 5, 20 and 90 s", bar: "back within 5 s" },
  { row: 31, fault: "Answers 429, 500, 503 and HTML", bar: "0 raw codes" },
  { row: 32, fault: "A proxy buffers streams", bar: "live data" },
  { row: 33, fault: "Restaurant or menu missing, refused or invalid", bar: "0 blank pages" },
  { row: 34, fault: "A chunk is gone after a deployment", bar: "0 broken tabs" },
  { row: 35, fault: "Storage full, IndexedDB blocked", bar: "0 crashes" },
  {
    row: 36,
    fault: "The security check never answers",
    bar: "menu after 5 s, refusal within 15 s",
  },
  { row: 37, fault: "App Check token missing or forged", bar: "0 accepted" },
  { row: 38, fault: "The security check refuses", bar: "0 unusable pages" },
  { row: 39, fault: "Sign-in through another domain", bar: "0 of 10 builds" },
  { row: 40, fault: "The session ends during an order", bar: "0 lost carts" },
  {
    row: 41,
    fault: "Probing whether an e-mail address has an account",
    bar: "0 answers that reveal it",
  },
  { row: 42, fault: "Weak passwords", bar: "0 accepted", before: "6 of 6 accepted" },
  {
    row: 52,
    fault: "Anonymous calls in a loop",
    bar: "each document read once in 2 s, 120 calls at once",
    before: "19 reads for one full day, no limit of calls",
  },
  {
    row: 55,
    fault: "Booking and cancelling in a loop with a stranger's address",
    bar: "at most 6 mails a day, 0 with text of the sender",
    before: "60 mails in 3.3 s, all with text of the sender",
  },
  {
    row: 56,
    fault: "400 cancelled bookings early in the day",
    bar: "0 open bookings hidden",
    before: "160 of 160 open bookings hidden",
  },
  {
    row: 57,
    fault: "Free accounts with one phone number or one App Check token",
    bar: "at most 3 held per number, 5 an hour per token, the share in each slot",
    before: "18 bookings held by one number, all tables of a day",
  },
  {
    row: 58,
    fault: "The address of a future manager is registered early and never confirmed",
    bar: "0 rights",
    before: "orders of guests read with a token from before verification",
  },
  {
    row: 59,
    fault: "A restaurant, its menu or its availability becomes unreadable",
    bar: "0 preorders lost",
    before: "15 of 15 preorders lost",
  },
  {
    row: 60,
    fault: "Nobody watches the board",
    bar: "0 unanswered in silence",
    before: "all orders expired in silence",
  },
  {
    row: 61,
    fault: "A cook's account copies the guests of older days",
    bar: "0 documents read",
    before: "30 of 51 attempts read older documents",
  },
  {
    row: 62,
    fault: "Delivery has ended, pickup is still possible",
    bar: "0 dead ends, 1 tap",
    before: "pickup never offered",
  },
  {
    row: 63,
    fault: "A request is cut off before it is stored, and the connection returns",
    bar: "verdict within 10 s of the return",
    before: "71 to 91 s",
  },
  {
    row: 64,
    fault: "The verification script hangs, or arrives late",
    bar: "menu, sign-in and verdict within 15 s, 0 warnings left by a late token",
    before: "sign-in failed after 15.6 s on every try",
  },
  {
    row: 65,
    fault: "Right-to-left override, 60 combining marks in name, street and note",
    bar: "0 views that read wrongly",
    before: "postal code reversed, code and quantity covered",
  },
  {
    row: 66,
    fault: "10,000 waiting orders at 1,000 restaurants",
    bar: "0 left behind by one run of the schedule",
    before: "one by one, within 60 s",
  },
  {
    row: 67,
    fault:
      "A link made before a grant is used after it, or an attacker knows the password of an account whose owner confirmed the address",
    bar: "0 rights",
    before: "24 of 24 staff calls and reads allowed",
  },
  {
    row: 68,
    fault: "Half of a surrogate pair, 15,000 levels or `__proto__` in any field of any call",
    bar: "0 internal errors, 0 written, the restaurant's queue free",
    before: "HTTP 500 after 30 s, an honest order 20 s late",
  },
  {
    row: 69,
    fault: "32 kB of any class of characters in any field of any call",
    bar: "at most 2.5 times the time of 16 kB, length before any pattern",
    before: "4 times, 769 ms of CPU in a name",
  },
  {
    row: 70,
    fault: "Refused calls repeated by one account",
    bar: "at most 15 at once and then one in 10 s, 3 audit entries, p95 of honest orders at most doubled",
    before:
      "300 of 300 and 480 of 480 let through, 480 audit entries, honest orders from 33 ms to 2 s",
  },
  {
    row: 71,
    fault: "20 free accounts fill the 60 orders of a minute",
    bar: "0 verified regulars refused",
    before: "60 of 60 orders taken, all regulars refused",
  },
  {
    row: 72,
    fault: "A restaurant exports or erases a guest who was never there",
    bar: "0 instants of other restaurants, at most 6 mails a day",
    before: "4 instants in two exports, 36 mails a day",
  },
  {
    row: 73,
    fault: "Line feeds, control characters, names of invisible characters",
    bar: "0 false lines, a ticket as long as its dishes",
    before: "13,068 line feeds stored by one order, 55 m of paper",
  },
  {
    row: 74,
    fault: "One mailbox under 50 spellings",
    bar: "at most 6 mails",
    before: "50 mails",
  },
  {
    row: 75,
    fault: "Menu file of 2 MB without ids, of separators only, JSON of 15,000 levels",
    bar: "linear, refused in words, nothing frozen",
    before: "35 s for 20,000 dishes, RangeError for separators",
  },
  ...PAYMENT_ROWS,
  {
    row: 91,
    fault: "A second Firebase project with 20 restaurants",
    bar: "live by the same commands, 0 calls blocked by its policy",
  },
  {
    row: 92,
    fault: "50 orders at once at one restaurant over 4 instances",
    bar: "0 not settled, p95 below 3 s, limits and slots exact",
    before: "29 of 150 timed out, 4.8 orders a second",
  },
  {
    row: 93,
    fault: "Rules refuse everybody, App Check breaks, orders fall to zero",
    bar: "an alert within 5 minutes, each with its page",
    before: "no alert",
  },
  {
    row: 94,
    fault: "One site of a fleet cannot be built, another is refused",
    bar: "0 sites held up, both named",
    before: "the deployment stopped, all other sites held up",
  },
];
