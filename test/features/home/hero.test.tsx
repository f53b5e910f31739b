import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Hero } from "@/features/home/hero";
import { renderInRestaurant } from "../render-in-restaurant";

const photo = {
  path: "photos/resto-bobingen/0123456789abcdef0123456789abcdef",
  width: 1600,
  height: 900,
  alt: { de: "Der Gastraum am Abend", en: "The dining room in the evening" },
};

it.each([true, false])("shows a large picture only with banner set: %s", async (banner) => {
  await renderInRestaurant(<Hero />, { restaurant: { banner, photo, look: { hero: "photo" } } });
  expect(screen.queryByAltText("Der Gastraum am Abend") !== null).toBe(banner);
});

it("shows the drawings of the look", async () => {
  const look = { hero: "split", drawings: ["ramen", "tea"] } as const;
  await renderInRestaurant(<Hero />, {
    restaurant: { look: { ...look, drawings: [...look.drawings] } },
  });
  const files = screen.getAllByTestId("hero-dish").map((image) => image.getAttribute("src"));
  expect(files).toEqual([expect.stringContaining("ramen.svg"), expect.stringContaining("tea.svg")]);
});

it("shows the emblem in the pattern composition", async () => {
  await renderInRestaurant(<Hero />, { restaurant: { look: { hero: "pattern" } } });
  expect(screen.queryByTestId("emblem-scene")).not.toBeNull();
  expect(screen.queryByTestId("hero-dish")).toBeNull();
});

it("shows drawings in place of a photograph that does not load", async () => {
  await renderInRestaurant(<Hero />, { restaurant: { photo, look: { hero: "photo" } } });
  fireEvent.error(screen.getByAltText("Der Gastraum am Abend"));
  expect(screen.queryByAltText("Der Gastraum am Abend")).toBeNull();
  expect(screen.queryAllByTestId("hero-dish").length).toBeGreaterThan(0);
});

it("shows drawings where a photograph is wanted and missing", async () => {
  await renderInRestaurant(<Hero />, { restaurant: { look: { hero: "photo" } } });
  expect(screen.queryAllByTestId("hero-dish").length).toBeGreaterThan(0);
});
