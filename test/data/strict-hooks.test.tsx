import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useMenu } from "@/data/menu-provider";
import { useOrders } from "@/data/order-provider";
import { useReservations } from "@/data/reservation-provider";

describe("a hook outside its provider", () => {
  beforeEach(() => {
    // React logs the component's error before it rethrows it.
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    [useReservations, "useReservations must be used within a ReservationProvider"],
    [useMenu, "useMenu must be used within a MenuProvider"],
    [useOrders, "useOrders must be used within an OrderProvider"],
  ])("say what is missing: %o", (useHook, message) => {
    expect(() => renderHook(() => useHook())).toThrow(message);
  });
});
