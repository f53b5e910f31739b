import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useChangeText } from "@/features/admin/reports/use-change-text";

it.each([
  [126, 100, "up", /^\+26/],
  [74, 100, "down", /^−26/],
  [4342, 4343, "same", /^±0/],
  [4344, 4343, "same", /^±0/],
  [0, 0, "same", /^wie im Zeitraum davor$/],
  [3, 0, "up", /./],
])("the change to %i from %i points %s", (now, before, direction, text) => {
  const change = renderHook(() => useChangeText()).result.current(now, before);
  expect(change).toMatchObject({ direction, text: expect.stringMatching(text) });
});
