import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Hero } from "../../../src/features/home/hero";
import type { readRestaurant } from "../../../src/firebase/restaurant-repo";
import { restoBobingen } from "../../../tenant-configs/resto-bobingen";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

const read = vi.hoisted(() => vi.fn<typeof readRestaurant>());

vi.mock("../../../src/firebase/restaurant-repo", () => ({ readRestaurant: read }));
vi.mock("../../../src/firebase/menu-repo", () => ({ readMenu: async () => sampleMenu }));
vi.mock("../../../src/firebase/availability-repo", () => ({ watchAvailability: () => () => {} }));

it.each([true, false])("has room for the large drawing where banner is %s", async (banner) => {
  read.mockResolvedValue({ ...restoBobingen, banner });
  await renderInRestaurant(<Hero />);
  const hero = screen.getByRole("region", { name: restoBobingen.title });
  expect(hero.querySelector(".hero__scene") !== null).toBe(banner);
});
