import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useMenuToEdit } from "@/data/staff/use-menu-to-edit";
import { readMenuToEdit } from "@/firebase/callables/editor-callables";
import { readRestaurantToEdit } from "@/firebase/callables/restaurant-callables";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { sampleMenu } from "@/test/domain/sample-restaurant";

vi.mock("@/firebase/callables/editor-callables");
vi.mock("@/firebase/callables/restaurant-callables");

it("reads menu and restaurant once, even if the shell's restaurant changes later", async () => {
  vi.mocked(readMenuToEdit).mockResolvedValue(sampleMenu);
  vi.mocked(readRestaurantToEdit).mockResolvedValue(restoBobingen);
  const { result, rerender } = renderHook(useMenuToEdit, { initialProps: restoBobingen });
  await act(async () => {});
  expect(result.current.status).toBe("ready");
  rerender({ ...restoBobingen, title: "Resto am Bahnhof" });
  expect(result.current.status).toBe("ready");
  expect(readMenuToEdit).toHaveBeenCalledOnce();
  await act(async () => result.current.reload());
  expect(readMenuToEdit).toHaveBeenCalledTimes(2);
});
