import { setTimeout as sleep } from "node:timers/promises";
import { type SlowPhone, withSlowPhone } from "./slow-phone";
import { medianAndRange } from "./statistics";

/** After this long everything an interaction has set off is on the screen. */
const SETTLE_MS = 1500;
/** What the browser tells of nothing shorter than 16 ms. */
const TOO_SHORT_MS = 8;

type Act = (phone: SlowPhone) => Promise<void>;

const touch =
  (selector: string, at = 0): Act =>
  ({ page, tap }) =>
    tap(page.locator(selector).nth(at));
const press =
  (key: string): Act =>
  ({ page }) =>
    page.keyboard.press(key);

/** What a guest does on a loaded page, in this order. */
const STEPS: readonly (readonly [what: string, act: Act])[] = [
  ["Switching the language", touch(".language__choice[lang=en]")],
  ["Switching it back", touch(".language__choice[lang=de]")],
  ["Opening the filters", touch(".finder__filter")],
  ["Choosing a filter", touch(".filter__choice")],
  ["Taking it back", touch(".filter__choice")],
  ["Closing the filters", touch(".finder__filter")],
  ["Touching the search", touch(".finder__input")],
  ["First letter of a search", press("p")],
  ["Back to the whole menu", press("Backspace")],
  ["Touching a category", touch(".tabs__tab", 2)],
];

/** Milliseconds from each interaction to the next frame, in the order of the steps. */
export type Interactions = readonly number[];

/** Loads the page and uses it; the browser itself times every interaction (Event Timing). */
export function timeInteractions(url: string): Promise<Interactions> {
  return withSlowPhone(async (phone) => {
    const { page } = phone;
    await phone.open(url, "load");
    await phone.untilQuiet();
    const times: number[] = [];
    for (const [, act] of STEPS) {
      await page.evaluate("resto.interactions.length = 0");
      await act(phone);
      await sleep(SETTLE_MS);
      const seen = await page.evaluate<number[]>("resto.interactions");
      times.push(Math.max(TOO_SHORT_MS, ...seen));
    }
    return times;
  });
}

/** Rows for the table: what was done, how long the next frame took, and the bar. */
export function interactionRows(
  runs: readonly Interactions[],
): [what: string, value: string, bar: string][] {
  return STEPS.map(([what], at) => [
    what,
    medianAndRange(
      runs.map((times) => times[at] ?? null),
      "ms",
    ),
    "80 ms",
  ]);
}
