import { useEffect } from "react";
import { HYDRATED_EVENT } from "./hydrated-event";

/**
 * Removes the attributes of the prerendered page and dispatches {@link HYDRATED_EVENT}. Parts that
 * React has not hydrated yet are hydrated by the first click on them.
 */
export function MarkHydrated() {
  useEffect(() => {
    const root = document.getElementById("root");
    root?.removeAttribute("data-prerendered");
    root?.removeAttribute("data-pending");
    root?.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return null;
}
