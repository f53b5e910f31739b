import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { type PageShape, PageSkeleton } from "@/ui/feedback/page-skeleton";
import { PageError } from "../pages/page-error";

interface PageFrameProps {
  /** Shape of the skeleton that is shown while the page loads. */
  readonly shape: PageShape;
  readonly children: ReactNode;
}

/**
 * Frame of every page that is loaded on demand. If its chunk cannot be loaded, for example because
 * a newer version has been deployed, retrying reloads the page.
 */
export function PageFrame({ shape, children }: PageFrameProps) {
  return (
    <ErrorBoundary
      onRetry={() => window.location.reload()}
      fallback={(retry) => <PageError onRetry={retry} />}
    >
      <Suspense fallback={<PageSkeleton shape={shape} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
