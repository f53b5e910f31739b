import type { CallableFunction, CallableRequest } from "firebase-functions/https";
import { wrapCallable } from "./wrap-callable";

type RawRequest = CallableRequest["rawRequest"];

const hidden = new WeakMap<RawRequest, unknown>();

/**
 * Keeps the input of a callable away from the SDK, which would decode it before anything is checked:
 * lists nested thousands deep and unknown "@type" fields end in `internal`, and the key "__proto__"
 * becomes the object's prototype, so that inherited members look like sent ones.
 */
export function hideSentData<Callable extends CallableFunction<never, unknown>>(
  callable: Callable,
): Callable {
  return wrapCallable(callable, (request, response) => {
    const { body } = request;
    if (typeof body === "object" && body !== null && body.data !== undefined) {
      hidden.set(request, body.data);
      request.body = { ...body, data: null };
    }
    return callable(request, response);
  });
}

/** The input of a call as JSON has it; nothing about it has been checked. */
export function sentData({ rawRequest }: Pick<CallableRequest, "rawRequest">): unknown {
  return hidden.has(rawRequest) ? hidden.get(rawRequest) : rawRequest.body?.data;
}
