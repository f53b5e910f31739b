import type { CallResult } from "@/firebase/callables/call";
import { judgeAnswer } from "./judge-answer";
import type { KeepAsking } from "./keep-asking";
import { retryDelayMs } from "./retry-schedule";
import type { SendEvent } from "./send-machine";

/** Timers and random numbers, passed in so that tests control them. */
export interface RetryPorts {
  /** Resolves after at least this many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Asks about a request of unknown outcome. */
  readonly keepAsking: KeepAsking;
}

export interface RepeatableCall<Answer> {
  /** Sends the same request each time: the same id, or the same version. */
  readonly call: () => Promise<CallResult<Answer>>;
  /** Whether it was sent before, for example before a reload. */
  readonly wasSent?: boolean;
  /** Runs before each repeat. */
  readonly onLost: () => void;
  /** Asked after each pause, which lasts as long as the page is hidden; absent means yes. */
  readonly mayRepeat?: () => boolean;
}

/**
 * Calls until the outcome is known, and repeats lost answers after {@link retryDelayMs}.
 * @returns the event that ends the attempt; `unknown` when no repeat is left or allowed
 */
export async function sendUntilKnown<Answer>(
  { call, wasSent = false, onLost, mayRepeat = () => true }: RepeatableCall<Answer>,
  { wait, random }: Pick<RetryPorts, "wait" | "random">,
): Promise<SendEvent<Answer>> {
  for (let lost = 0; ; ) {
    const event = judgeAnswer(await call(), wasSent || lost > 0);
    if (event.type !== "lost") return event;
    lost += 1;
    const delayMs = retryDelayMs(lost, random());
    if (delayMs === null) return { type: "unknown" };
    onLost();
    await wait(delayMs);
    if (!mayRepeat()) return { type: "unknown" };
  }
}

/**
 * Sends a request of unknown outcome once more.
 * @returns the event that settles it; `unknown` if this call did not reach the server either
 */
export async function sendAgain<Answer>(
  call: () => Promise<CallResult<Answer>>,
): Promise<SendEvent<Answer>> {
  const event = judgeAnswer(await call(), true);
  return event.type === "lost" ? { type: "unknown" } : event;
}
