import type { CallableFunction, CallableRequest } from "firebase-functions/https";

type RawRequest = CallableRequest["rawRequest"];

const hidden = new WeakMap<RawRequest, unknown>();

/** Hook of the local backend, which knows the App Check options of a callable by its identity. */
const LOCAL_BACKEND = Symbol.for("fireemu.callableAppCheck");
interface LocalBackend {
  readonly [LOCAL_BACKEND]?: { carry(from: unknown, to: unknown): void };
}

/**
 * Keeps the input of a callable away from the SDK, which would decode it before anything is checked:
 * lists nested thousands deep and unknown "@type" fields end in `internal`, and the key "__proto__"
 * becomes the object's prototype, so that inherited members look like sent ones.
 */
export function hideSentData<Callable extends CallableFunction<never, unknown>>(
  callable: Callable,
): Callable {
  const guarded = new Proxy(callable, {
    apply(target, self, [request, ...rest]: Parameters<Callable>) {
      const { body } = request;
      if (typeof body === "object" && body !== null && body.data !== undefined) {
        hidden.set(request, body.data);
        request.body = { ...body, data: null };
      }
      return Reflect.apply(target, self, [request, ...rest]);
    },
  });
  (globalThis as LocalBackend)[LOCAL_BACKEND]?.carry(callable, guarded);
  return guarded;
}

/** The input of a call as JSON has it; nothing about it has been checked. */
export function sentData({ rawRequest }: Pick<CallableRequest, "rawRequest">): unknown {
  return hidden.has(rawRequest) ? hidden.get(rawRequest) : rawRequest.body?.data;
}
