import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Hero } from "@/features/home/hero";
import { renderInRestaurant } from "../render-in-restaurant";

it.each([true, false])("shows the large drawing only with banner set: %s", async (banner) => {
  await renderInRestaurant(<Hero />, { restaurant: { banner } });
  expect(screen.queryByTestId("emblem-scene") !== null).toBe(banner);
});
