/** One row of the table of faults that concerns ordering. */
export interface FaultRow {
  readonly row: number;
  /** What goes wrong. */
  readonly fault: string;
  /** What the figure must be. */
  readonly bar: string;
}

/** Groups A to E: money, repetition, time, network and backend, sign-in and security check. */
export const FAULT_ROWS: readonly FaultRow[] = [
  { row: 1, fault: "The client sends prices of its own", bar: "0 taken for less" },
  { row: 2, fault: "Strange numbers, generated inputs", bar: "0 accepted, 0 internal, 0 written" },
  { row: 3, fault: "Choices no dish has", bar: "0 accepted" },
  { row: 4, fault: "Dishes of another restaurant", bar: "0 of 72 accepted" },
  { row: 5, fault: "Prices of browser, server and reference", bar: "0 of 10,000 different" },
  { row: 6, fault: "The minimum to the cent", bar: "0 wrong decisions" },
  { row: 7, fault: "A price changes before the order", bar: "0 silent changes, 1 tap" },
  { row: 8, fault: "Dishes go while they are in the cart", bar: "0 lost carts" },
  { row: 9, fault: "Forged position or postal code", bar: "0 charged too little" },
  { row: 10, fault: "Strange values in a restaurant's record", bar: "0 crashes" },
  { row: 11, fault: "Same dish, other choices", bar: "0 of 10,000 different" },
  { row: 12, fault: "Twenty clicks, two tabs", bar: "1 order per intent" },
  { row: 13, fault: "Answer lost after the order was taken", bar: "0 lost, 0 doubled" },
  { row: 14, fault: "A hundred calls with the same id", bar: "1 document, 1 answer" },
  { row: 15, fault: "Same id, other content or person", bar: "0 leaks" },
  { row: 16, fault: "Reload, crash, chaos", bar: "0 lost, 0 doubled, 0 unresolved" },
  { row: 17, fault: "Fifty guests want the last table", bar: "0 oversold, 0 unsold" },
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
  { row: 20, fault: "Two people save the menu at once", bar: "0 lost updates in 50 rounds" },
  { row: 21, fault: "A hundred orders at one restaurant", bar: "100 % taken" },
  { row: 22, fault: "The days on which clocks change", bar: "0 wrong slots" },
  { row: 23, fault: "Opening hours seen from other zones", bar: "0 wrong" },
  {
    row: 24,
    fault: "Closing time passes while the page is open",
    bar: "0 late orders, flips within 60 s",
  },
  { row: 25, fault: "Wrong clock or zone of the device", bar: "0 wrong orders" },
  { row: 26, fault: "A time passes between quote and order", bar: "0 accepted" },
  { row: 27, fault: "Server timestamps still on their way", bar: "0 without a date" },
  { row: 28, fault: "Offline at submit", bar: "told within 2000 ms, 0 queued" },
  { row: 29, fault: "5 s of delay, 30 % loss", bar: "busy within 100 ms, 0 endless" },
  { row: 30, fault: "Backend gone for 5, 20 and 90 s", bar: "back within 5 s" },
  { row: 31, fault: "429, 500, 503 and HTML as answers", bar: "0 raw codes" },
  { row: 32, fault: "A proxy holds streams back", bar: "live data" },
  { row: 33, fault: "Record or menu missing, refused or broken", bar: "0 white screens" },
  { row: 34, fault: "A part of the page is gone after a deployment", bar: "0 broken tabs" },
  { row: 35, fault: "Storage full, database blocked", bar: "0 crashes" },
  {
    row: 36,
    fault: "The security check never answers",
    bar: "menu after 5 s, verdict within 15 s",
  },
  { row: 37, fault: "Security token missing or forged", bar: "0 wrong answers" },
  { row: 38, fault: "The security check refuses", bar: "0 dead pages" },
  { row: 39, fault: "Sign-in through another domain", bar: "0 of 10 builds" },
  { row: 40, fault: "The session ends in the middle of an order", bar: "0 lost carts" },
  { row: 41, fault: "Whether an address has an account", bar: "0 telling answers" },
  { row: 42, fault: "Weak passwords", bar: "0 accepted" },
];
