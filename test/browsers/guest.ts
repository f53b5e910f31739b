import { setTimeout as sleep } from "node:timers/promises";

const TIMEOUT_MS = 30_000;
const POLL_MS = 50;
/** An element that stays in its place for this long does not move. */
const STILL_MS = 250;

/** Size of the window, in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** A browser under remote control. Expressions are evaluated in its page. */
export interface Driver {
  /** Name and version, for example `Firefox 140.3`. */
  readonly name: string;
  readonly open: (url: string) => Promise<void>;
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks the element as a person does; fails if it is covered. */
  readonly click: (element: string) => Promise<void>;
  readonly type: (element: string, text: string) => Promise<void>;
  /** Saves a PNG of the window. */
  readonly photograph: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Drives a browser as a guest does and counts what the guest had to do. */
export class Guest {
  readonly driver: Driver;
  taps = 0;
  fields = 0;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Waits until the expression is true. */
  async sees(expression: string): Promise<void> {
    await untilDone(async () => {
      if (!(await this.driver.evaluate(`Boolean(${expression})`))) {
        throw new Error(`not seen: ${expression}`);
      }
    });
  }

  /** Clicks an element as soon as it is there and no longer moves. */
  async tap(element: string): Promise<void> {
    await this.sees(element);
    this.taps += 1;
    // The page may replace the element meanwhile.
    await untilDone(async () => {
      await this.driver.evaluate(`${element}.scrollIntoView({ block: "center" })`);
      const place = `JSON.stringify(${element}.getBoundingClientRect())`;
      const before = await this.driver.evaluate(place);
      await sleep(STILL_MS);
      if ((await this.driver.evaluate(place)) !== before) throw new Error(`moves: ${element}`);
      await this.driver.click(element);
    });
  }

  async fill(label: string, text: string): Promise<void> {
    const field = `observed.field(${JSON.stringify(label)})`;
    await this.sees(field);
    this.fields += 1;
    await this.driver.type(field, text);
  }
}

/** Repeats a step until it succeeds, for at most half a minute. @throws its last error */
async function untilDone(step: () => Promise<void>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await step();
    } catch (fault) {
      if (performance.now() > end) throw fault;
      await sleep(POLL_MS);
    }
  }
}

/** An element by its selector and the beginning of its label. */
export function named(selector: string, words: string): string {
  return `observed.named(${JSON.stringify(selector)}, ${JSON.stringify(words)})`;
}

/** The first visible element of a selector. */
export function first(selector: string): string {
  return `observed.first(${JSON.stringify(selector)})`;
}
