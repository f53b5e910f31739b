import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary";

/** An optional part of a page: shows nothing while its code loads and when loading fails. */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary onRetry={() => {}} fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
