import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary";

/**
 * A part the page can do without: nothing stands in for it while its code is loaded, nor where
 * that is missing, as without a connection. It never takes the page away.
 */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary onRetry={() => {}} fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
