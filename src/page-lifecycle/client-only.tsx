import type { ReactNode } from "react";
import { useHydrated } from "./use-hydrated";

/** Content that is left out of the prerendered page and rendered after hydration. */
export function ClientOnly({ children }: { children: ReactNode }) {
  return useHydrated() ? children : null;
}
