import { setTimeout as sleep } from "node:timers/promises";
import type { BackendPorts } from "@/hosting/lib/ports";
import { type DemoRandom, demoRandom } from "@/hosting/local/history/demo-random";
import { type RushAnswer, type RushClient, rushClient } from "@/hosting/local/rush/rush-client";
import { RushFigures } from "@/hosting/local/rush/rush-figures";
import type { WatchingGuest } from "./rush-listeners";
import { RushManagers } from "./rush-managers";
import { RushRefunds } from "./rush-refunds";
import type { RushTimes } from "./rush-report";

const ATTEMPTS = 4;

/** Everything that happens during a rush. */
export interface Run extends RushTimes {
  readonly ports: BackendPorts;
  readonly client: RushClient;
  readonly random: DemoRandom;
  readonly sentAt: Map<string, number>;
  readonly answered: Map<string, string>;
  readonly seenAt: Map<string, number>;
  readonly online: Set<string>;
  readonly acceptedAt: Map<string, number>;
  readonly back: number[];
  readonly watching: WatchingGuest[];
  readonly refunds: RushRefunds;
  readonly managers: RushManagers;
  repeated: number;
  guests: number;
}

export function newRun(ports: BackendPorts): Run {
  const client = rushClient(ports);
  return {
    ports,
    client,
    figures: new RushFigures(),
    random: demoRandom("bench rush"),
    sentAt: new Map(),
    answered: new Map(),
    seenAt: new Map(),
    online: new Set(),
    acceptedAt: new Map(),
    back: [],
    watching: [],
    refunds: new RushRefunds(),
    managers: new RushManagers(client),
    repeated: 0,
    guests: 0,
  };
}

/** Repeats a call without an answer, as the pages do. */
export async function untilKnown(run: Run, call: () => Promise<RushAnswer>): Promise<RushAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await call();
    if (answer.kind !== "error" || attempt === ATTEMPTS) return answer;
    run.repeated += 1;
    await sleep(500 * 2 ** attempt);
  }
}
