import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useStoredMenu } from "../../../../src/features/admin/menu-editor/use-stored-menu";
import { readMenuToEdit } from "../../../../src/firebase/callables-editors";
import { readRestaurantToEdit } from "../../../../src/firebase/callables-restaurant";
import { restoBobingen } from "../../../../tenant-configs/resto-bobingen";
import { sampleMenu } from "../../../domain/sample-venue";

vi.mock("../../../../src/firebase/callables-editors");
vi.mock("../../../../src/firebase/callables-restaurant");

it("reads once, and not again when the shell learns of the record later", async () => {
  vi.mocked(readMenuToEdit).mockResolvedValue(sampleMenu);
  vi.mocked(readRestaurantToEdit).mockResolvedValue(restoBobingen);
  const { result, rerender } = renderHook(useStoredMenu, { initialProps: restoBobingen });
  await act(async () => {});
  expect(result.current.status).toBe("ready");
  rerender({ ...restoBobingen, title: "Resto am Bahnhof" });
  expect(result.current.status).toBe("ready");
  expect(readMenuToEdit).toHaveBeenCalledOnce();
  await act(async () => result.current.retry());
  expect(readMenuToEdit).toHaveBeenCalledTimes(2);
});
