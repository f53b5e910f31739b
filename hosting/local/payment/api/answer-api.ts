import type { FaultControl } from "../faults/faults";
import { ApiError, invalidRequest, noAccess } from "../state/api-error";
import { API_VERSION } from "../state/api-version";
import type { Owner } from "../state/object-store";
import type { Provider } from "../state/provider";
import { accountRoutes } from "./account-routes";
import { expandAnswer } from "./expand";
import { parseForm } from "./form-body";
import type { IdempotencyKeys } from "./idempotency";
import { intentRoutes } from "./intent-routes";
import { recordRoutes } from "./record-routes";
import { refundRoutes } from "./refund-routes";
import { sessionRoutes } from "./session-routes";

const ROUTES = [
  ...sessionRoutes,
  ...intentRoutes,
  ...refundRoutes,
  ...accountRoutes,
  ...recordRoutes,
];
/** Required prefix of a request's key, so that keys of the real service are refused. */
const KEY_PREFIX = "sk_test_local";

/** A request to the API, as it came. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** Query of a GET, body of a POST. */
  readonly form: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
  /** Called once the answer is sent or lost. */
  finish(): void;
}

/** Answers a call as the real service does. */
export function answerApi(
  provider: Provider,
  keys: IdempotencyKeys,
  control: FaultControl,
  request: ApiRequest,
): ApiAnswer {
  try {
    if (control.faults.is_down) throw new ApiError(503, "api_error", "The service is down.");
    return answerKnownCaller(provider, keys, request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: error.body, headers: {}, finish() {} };
  }
}

function answerKnownCaller(
  provider: Provider,
  keys: IdempotencyKeys,
  request: ApiRequest,
): ApiAnswer {
  const { method, path, form, headers } = request;
  assertKey(headers.authorization);
  assertVersion(headers["stripe-version"]);
  const owner = ownerOf(provider, headers["stripe-account"]);
  const route = ROUTES.find((each) => each.method === method && each.path.test(path));
  if (!route) {
    throw new ApiError(
      404,
      "invalid_request_error",
      `Unrecognized request URL (${method}: ${path}). The local provider speaks only what the product uses.`,
    );
  }
  const { expand, ...raw } = parseForm(form);
  const id = route.path.exec(path)?.[1] ?? "";
  const act = route.prepare({ provider, owner, id }, raw);
  const run = () => outcomeOf(() => expandAnswer(provider, owner, act(), pathsOf(expand)));
  const key = headers["idempotency-key"];
  if (method !== "POST" || key === undefined) {
    return { ...run(), headers: {}, finish() {} };
  }
  const scoped = `${owner ?? ""} ${key}`;
  const known = keys.claim(scoped, `${method} ${path}?${form}`, provider.now());
  const sent = { "idempotency-key": key };
  if (known) {
    return { ...known, headers: { ...sent, "idempotent-replayed": "true" }, finish() {} };
  }
  const outcome = run();
  return { ...outcome, headers: sent, finish: () => keys.keep(scoped, outcome) };
}

function outcomeOf(act: () => object): { status: number; body: object } {
  try {
    return { status: 200, body: act() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: error.body };
  }
}

function pathsOf(expand: unknown): string[] {
  if (expand === undefined) return [];
  if (Array.isArray(expand)) return expand.map(String);
  throw invalidRequest("Invalid array", { param: "expand" });
}

function assertKey(authorization: string | undefined): void {
  const key = /^Bearer (\S+)$/.exec(authorization ?? "")?.[1];
  if (key?.startsWith(KEY_PREFIX)) return;
  throw new ApiError(
    401,
    "invalid_request_error",
    `Invalid API Key provided. The local provider takes keys that begin with ${KEY_PREFIX} and no others.`,
  );
}

function assertVersion(version: string | undefined): void {
  if (version === undefined || version === API_VERSION) return;
  throw invalidRequest(`Invalid Stripe API version: ${version}. It is ${API_VERSION} here.`);
}

function ownerOf(provider: Provider, account: string | undefined): Owner {
  if (account === undefined || provider.accounts.find(null, account)) return account ?? null;
  throw noAccess(account);
}
