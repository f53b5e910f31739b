import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useStableList } from "@/data/use-stable-list";

it("stays the same list until an entry changes, joins, leaves or moves", () => {
  const { result, rerender } = renderHook(({ list }) => useStableList(list), {
    initialProps: { list: ["a", "b"] },
  });
  for (const list of [["a", "c"], ["a", "c", "d"], ["a"], ["a", "b"], ["b", "a"], []]) {
    rerender({ list });
    const before = result.current;
    expect(before).toEqual(list);
    rerender({ list: [...list] });
    expect(result.current).toBe(before);
  }
});
