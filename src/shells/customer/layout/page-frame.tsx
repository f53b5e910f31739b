import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { LoadingState } from "@/ui/feedback/loading-state";
import { ChakraRoot } from "../lazy-pages";

/**
 * Frame of every page that is loaded on demand. If its chunk cannot be loaded, for example because
 * a newer version has been deployed, retrying reloads the page.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary onRetry={() => window.location.reload()}>
      <Suspense fallback={<LoadingState />}>
        <ChakraRoot>{children}</ChakraRoot>
      </Suspense>
    </ErrorBoundary>
  );
}
