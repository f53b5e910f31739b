const GRACE_MS = 2_000;

/**
 * Rejects if the device comes back online and the request still has no answer 2 seconds later:
 * requests from before the interruption rarely get one, and would be awaited for long.
 */
export function unlessReconnected<T>(request: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onOnline = () => {
      timer ??= setTimeout(() => reject(new Error("the device was offline")), GRACE_MS);
    };
    window.addEventListener("online", onOnline, { signal: listening.signal });
    request.then(resolve, reject).finally(() => {
      listening.abort();
      clearTimeout(timer);
    });
  });
}
