import type { CallableRequest } from "firebase-functions/https";
import { refusal } from "@/domain/result/refusal";
import { appTokenOf } from "../caller";
import { refusalToHttpsError } from "../refusal-to-https-error";
import { callerAddress } from "./caller-address";
import { createTokenBuckets } from "./token-bucket";

/** A guest who fills in the checkout asks about once in three seconds. */
const PER_TOKEN = { burst: 30, perSecond: 1 };
/** An office, a mobile network or a school shares one address. */
const PER_ADDRESS = { burst: 120, perSecond: 4 };
const MAX_KEYS = 5000;

/**
 * Limits how often one caller may use a call that needs no account: per App Check token and per
 * address. Each instance counts for itself, so the limits of all instances add up.
 * @returns a check that throws HttpsError RATE_LIMIT with `retry_after_s`
 */
export function createCallerLimit(): (request: CallableRequest) => void {
  const perToken = createTokenBuckets(PER_TOKEN, MAX_KEYS);
  const perAddress = createTokenBuckets(PER_ADDRESS, MAX_KEYS);
  return (request) => {
    const now = Date.now();
    const address = callerAddress(request);
    const token = appTokenOf(request);
    const waitSeconds =
      (address === null ? null : perAddress(address, now)) ??
      (token === null ? null : perToken(token, now));
    if (waitSeconds === null) return;
    throw refusalToHttpsError(refusal("RATE_LIMIT", { retry_after_s: waitSeconds }));
  };
}
