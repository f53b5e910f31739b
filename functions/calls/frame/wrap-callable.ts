import type { CallableFunction, HttpsFunction } from "firebase-functions/https";

/** Hook of the local backend, which knows the App Check options of a callable by its identity. */
const LOCAL_BACKEND = Symbol.for("fireemu.callableAppCheck");
interface LocalBackend {
  readonly [LOCAL_BACKEND]?: { carry(from: unknown, to: unknown): void };
}

type Exchange = Parameters<HttpsFunction>;

/** The same callable with another way to answer requests; in everything else it is unchanged. */
export function wrapCallable<Callable extends CallableFunction<never, unknown>>(
  callable: Callable,
  answer: (...exchange: Exchange) => ReturnType<HttpsFunction>,
): Callable {
  const wrapped = new Proxy(callable, {
    apply: (_target, _self, exchange: Exchange) => answer(...exchange),
  });
  (globalThis as LocalBackend)[LOCAL_BACKEND]?.carry(callable, wrapped);
  return wrapped;
}
