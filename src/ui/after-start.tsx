import type { ReactNode } from "react";
import { useAfterStart } from "./use-after-start";

/**
 * Content that is not part of the page's first bytes (`useAfterStart`). Only this component
 * renders again when its time has come, not the page around it.
 */
export function AfterStart({ children }: { children: ReactNode }) {
  return useAfterStart() ? children : null;
}
