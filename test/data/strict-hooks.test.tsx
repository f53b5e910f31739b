import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useMenu } from "@/data/menu-provider";
import { useOrders } from "@/data/order-provider";
import { useReservations } from "@/data/reservation-provider";

describe("hooks outside their providers (spec section 8)", () => {
  beforeEach(() => {
    // React reports what the component threw before it throws it on.
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
