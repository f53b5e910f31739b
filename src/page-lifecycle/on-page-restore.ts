/**
 * Runs whenever the browser shows this page again from its back/forward cache: as it was left, without
 * the events of the time between.
 * @returns stops listening
 */
export function onPageRestore(onRestore: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestore();
  };
  window.addEventListener("pageshow", onPageShow);
  return () => window.removeEventListener("pageshow", onPageShow);
}
