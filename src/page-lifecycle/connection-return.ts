/**
 * Runs whenever the connection may have returned: the device is online again, or the page is visible
 * again.
 * @returns stops listening
 */
export function onConnectionReturn(onReturn: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onVisibility = () => {
    if (!document.hidden) onReturn();
  };
  window.addEventListener("online", onReturn, { signal });
  document.addEventListener("visibilitychange", onVisibility, { signal });
  return () => listening.abort();
}

/**
 * Resolves when the connection may have returned, in a visible page at the latest after `withinMs`.
 * A hidden page waits until it is visible, so that it sends nothing.
 * @param signal resolves at once when it is aborted
 */
export function connectionReturn(withinMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stop();
      signal?.removeEventListener("abort", done);
      clearTimeout(timer);
      resolve();
    };
    const stop = onConnectionReturn(done);
    signal?.addEventListener("abort", done);
    const timer = setTimeout(() => {
      if (!document.hidden) done();
    }, withinMs);
  });
}
