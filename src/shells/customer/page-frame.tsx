import type { ReactNode } from "react";
import { ChakraRoot } from "./lazy-pages";
import { PageBoundary } from "./page-boundary";

/** Frame of every page beyond the restaurant's own. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <PageBoundary>
      <ChakraRoot>{children}</ChakraRoot>
    </PageBoundary>
  );
}
