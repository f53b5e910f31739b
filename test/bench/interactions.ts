import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { type SlowPhone, withSlowPhone } from "./slow-phone";
import { medianAndRange } from "./statistics";

/** Event Timing entries arrive within this time after an interaction. */
const SETTLE_MS = 1500;
/** Value for interactions that the browser does not report, which take less than 16 ms. */
const TOO_SHORT_MS = 8;

type Act = (phone: SlowPhone) => Promise<void>;

const touch =
  (find: (page: Page) => Locator): Act =>
  ({ page, tap }) =>
    tap(find(page));
const press =
  (key: string): Act =>
  ({ page }) =>
    page.keyboard.press(key);

const filterButton = (page: Page) => page.locator("search .finder__filter").first();
const firstFilter = (page: Page) => page.locator("dialog[open] fieldset label").first();
const closeButton = (page: Page) => page.locator("dialog[open] .sheet__foot .button--primary");

/** Interactions with a loaded page, in this order. */
const STEPS: readonly (readonly [what: string, act: Act])[] = [
  ["Switching the language", touch((page) => page.locator("button[lang=en]"))],
  ["Switching it back", touch((page) => page.locator("button[lang=de]"))],
  ["Opening the filters", touch(filterButton)],
  ["Selecting a filter", touch(firstFilter)],
  ["Clearing it", touch(firstFilter)],
  ["Closing the filters", touch(closeButton)],
  ["Focusing the search", touch((page) => page.getByRole("searchbox"))],
  ["First letter of a search", press("p")],
  ["Back to the whole menu", press("Backspace")],
  ["Tapping a category", touch((page) => page.locator("nav [data-category]").nth(2))],
];

/** Milliseconds from each interaction to the next frame, in the order of the steps. */
export type Interactions = readonly number[];

/** Loads the page and measures every step with the Event Timing API. */
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

/** Rows for the table: step, time to the next frame, limit. */
export function interactionRows(
  runs: readonly Interactions[],
): [what: string, value: string, bar: string][] {
  const row = (what: string, times: (number | null)[]): [string, string, string] => [
    what,
    medianAndRange(times, "ms"),
    "60 ms",
  ];
  return [
    ...STEPS.map(([what], at) =>
      row(
        what,
        runs.map((times) => times[at] ?? null),
      ),
    ),
    row(
      `INP over these ${STEPS.length} interactions`,
      runs.map((times) => Math.max(...times)),
    ),
  ];
}
