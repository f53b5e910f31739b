import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useInteracted } from "@/page-lifecycle/use-interacted";

it("content waits for the first interaction, and no longer for the rest of the visit", async () => {
  vi.useFakeTimers();
  try {
    const first = renderHook(useInteracted);
    await act(() => vi.advanceTimersByTimeAsync(19_000));
    expect(first.result.current).toBe(false);
    await act(async () => {
      window.dispatchEvent(new Event("scroll"));
    });
    expect(first.result.current).toBe(true);
    expect(renderHook(useInteracted).result.current).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
