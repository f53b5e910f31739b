import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Hero } from "@/features/home/hero";
import type { readRestaurant } from "@/firebase/repos/restaurant-repo";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

const read = vi.hoisted(() => vi.fn<typeof readRestaurant>());

vi.mock("@/firebase/repos/restaurant-repo", () => ({ readRestaurant: read }));
vi.mock("@/firebase/repos/menu-repo", () => ({ readMenu: async () => sampleMenu }));
vi.mock("@/firebase/repos/availability-repo", () => ({ watchAvailability: () => () => {} }));

it.each([true, false])("has room for the large drawing where banner is %s", async (banner) => {
  read.mockResolvedValue({ ...restoBobingen, banner });
  await renderInRestaurant(<Hero />);
  const hero = screen.getByRole("region", { name: restoBobingen.title });
  expect(hero.querySelector(".hero__scene") !== null).toBe(banner);
});
