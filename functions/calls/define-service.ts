import {
  type CallableFunction,
  HttpsError,
  type HttpsFunction,
  onCall,
} from "firebase-functions/https";
import { CALLABLE_OPTIONS, type ServiceOptions } from "../runtime/callable-options";
import { wrapCallable } from "./frame/wrap-callable";

type Callable = CallableFunction<never, unknown>;

/** A call's path: `/<name>`, or `/api/<name>` on a site. */
const CALL_PATH = /^\/(?:api\/)?(\w+)$/;

/** A value of `defineSecret` at a function, as deployment tools read it. */
interface BoundSecrets {
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
}

/**
 * Defines a deployed function that answers several calls and has the secrets of all of them. Each
 * call keeps its own frame. A path that names none of them is NOT_FOUND before anything is checked
 * or read.
 * @param receivers handlers of requests that are no calls, by path; they check the sender
 * themselves
 */
export function defineService(
  calls: Readonly<Record<string, Callable>>,
  options: ServiceOptions,
  receivers: Readonly<Record<string, HttpsFunction>> = {},
): Callable {
  const byName = new Map(Object.entries(calls));
  const secrets = new Set([...byName.values()].flatMap(secretsOf));
  // The body never runs: it makes the service a callable for deployment tools and local backends.
  const service = onCall({ ...CALLABLE_OPTIONS, ...options, secrets: [...secrets] }, () => {
    throw new HttpsError("not-found", "NOT_FOUND");
  });
  const byPath = new Map(Object.entries(receivers));
  return wrapCallable(service, (request, response) => {
    const receive = byPath.get(request.path.replace(/^\/api\//, "/"));
    if (receive) return receive(request, response);
    const call = byName.get(CALL_PATH.exec(request.path)?.[1] ?? "");
    if (call) return call(request, response);
    response.status(404).json({ error: { message: "NOT_FOUND", status: "NOT_FOUND" } });
  });
}

function secretsOf({ __endpoint }: Callable): string[] {
  const { secretEnvironmentVariables = [] } = __endpoint as BoundSecrets;
  return secretEnvironmentVariables.map(({ key }) => key);
}
