import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { RESPONSE_MS } from "@/page-lifecycle/first-interaction";
import { useInteracted } from "@/page-lifecycle/use-interacted";

// @isolated, because the first interaction counts for the rest of a visit.
it("content waits until the page has responded to the first interaction, and no longer for the rest of the visit", async () => {
  vi.useFakeTimers();
  try {
    const first = renderHook(useInteracted);
    await act(() => vi.advanceTimersByTimeAsync(19_000));
    expect(first.result.current).toBe(false);
    await act(async () => {
      window.dispatchEvent(new Event("scroll"));
    });
    expect(first.result.current).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(RESPONSE_MS));
    expect(first.result.current).toBe(true);
    expect(renderHook(useInteracted).result.current).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
