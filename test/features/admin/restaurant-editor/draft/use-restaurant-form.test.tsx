import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { RevisionedDraft } from "@/data/revisions/use-revisioned-draft";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantToDraft } from "@/domain/tenant/draft/restaurant-draft";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useRestaurantForm } from "@/features/admin/restaurant-editor/draft/use-restaurant-form";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

type Draft = RevisionedDraft<Restaurant, RestaurantDraft>;

const stored = restaurantToDraft(restoBobingen);

function start() {
  const edit = vi.fn<Draft["edit"]>();
  const hook = renderHook(
    ({ value }) => useRestaurantForm({ base: restoBobingen, value, edit } as unknown as Draft),
    { initialProps: { value: stored } },
  );
  return { ...hook, edit };
}

it("edits the draft with each change of a field, one undo step a field", () => {
  const { result, edit } = start();
  act(() => result.current.setValue("address.zip", "86400"));
  expect(edit).toHaveBeenCalledOnce();
  const [key, change] = edit.mock.lastCall ?? [];
  expect(key).toBe("address.zip");
  expect(change?.(stored)).toEqual({
    ...stored,
    address: { ...stored.address, zip: "86400" },
  });
});

it("shows a draft that changed elsewhere without editing it again", () => {
  const { result, edit, rerender } = start();
  act(() => result.current.setValue("title", "Neu"));
  const typed = edit.mock.lastCall?.[1](stored) ?? stored;
  rerender({ value: typed });
  expect(result.current.getValues("title")).toBe("Neu");
  // Undo.
  rerender({ value: stored });
  expect(result.current.getValues("title")).toBe(stored.title);
  expect(edit).toHaveBeenCalledOnce();
});
