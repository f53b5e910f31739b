import { expect, it } from "vitest";
import { draftToRestaurant, restaurantToDraft } from "@/domain/tenant/draft/restaurant-draft";
import { savedRestaurantSchema } from "@/domain/tenant/save-restaurant-request.schema";
import { parseRestaurantOrThrow } from "@/domain/tenant/stored-restaurant";
import { draftErrors } from "@/features/admin/restaurant-editor/draft/restaurant-form.schema";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

const { key } = restoBobingen;

it("keeps photograph and look of a restaurant", () => {
  const photo = {
    path: `photos/${key}/0123456789abcdef0123456789abcdef`,
    width: 1280,
    height: 853,
    alt: { de: "Gastraum", en: "Dining room" },
  };
  const look = { hero: "photo", tone: "quiet" } as const;
  const read = restaurantToDraft({ ...restoBobingen, photo, look });
  const saved = savedRestaurantSchema.parse(draftToRestaurant(read, key));
  expect(parseRestaurantOrThrow(saved)).toMatchObject({ photo, look });
});

it("names the missing alternative text of a photograph", () => {
  const photo = { path: "gastraum.jpg", width: 900, height: 600, alt: { de: "", en: "Room" } };
  const [error, ...others] = draftErrors({ ...restaurantToDraft(restoBobingen), photo }, key, "de");
  expect(error).toMatchObject({
    path: "photo.alt.de",
    message: expect.stringContaining("Bildbeschreibung (Deutsch)"),
  });
  expect(others).toEqual([]);
});
