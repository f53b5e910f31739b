import type { Headers } from "../calls/limits/caller-address";
import { callerNetworks } from "../calls/limits/caller-networks";
import { createTokenBuckets } from "../calls/limits/token-bucket";

const perNetwork = createTokenBuckets({ burst: 10, perSecond: 1 / 60 }, 5000);

/**
 * Counts a report that anyone may send: ten at once and then one a minute for each network, so that one
 * sender cannot use up the limits of all. Everything that a report says is free to make again.
 * @returns seconds to wait; null if the report can be logged
 */
export function limitReports(headers: Headers, now: number): number | null {
  const network = callerNetworks(headers).at(-1);
  return network === undefined ? null : perNetwork(network, now);
}
