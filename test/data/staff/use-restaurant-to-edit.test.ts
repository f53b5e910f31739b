import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useRestaurantToEdit } from "@/data/staff/use-restaurant-to-edit";
import { readRestaurantToEdit } from "@/firebase/callables/restaurant-callables";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

vi.mock("@/firebase/callables/restaurant-callables");

const read = vi.mocked(readRestaurantToEdit);

beforeEach(() => {
  read.mockReset();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

it("reads the restaurant to edit again after a failure, and says when none is stored", async () => {
  read.mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce(null);
  const { result } = renderHook(useRestaurantToEdit, { initialProps: restoBobingen });
  expect(result.current.status).toBe("loading");
  await act(async () => {});
  expect(result.current.status).toBe("failed");
  await act(async () => result.current.reload());
  expect(result.current).toMatchObject({ status: "ready", value: null });
});

it("keeps the restaurant that is being edited when the shell's copy changes", async () => {
  const stored = { ...restoBobingen, title: "Stored" };
  read.mockResolvedValue(stored);
  const { result, rerender } = renderHook(useRestaurantToEdit, { initialProps: restoBobingen });
  await act(async () => {});
  rerender({ ...restoBobingen, title: "Renamed elsewhere" });
  await act(async () => {});
  expect(result.current).toMatchObject({ status: "ready", value: stored });
  expect(read).toHaveBeenCalledExactlyOnceWith(restoBobingen);
});
