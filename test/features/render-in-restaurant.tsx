import { act, render } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import { type ReactNode, Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import { MenuProvider } from "@/data/menu-provider";
import { RestaurantProvider } from "@/data/restaurant-provider";
import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { Menu } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { watchAvailability } from "@/firebase/repos/availability-repo";
import { readMenu } from "@/firebase/repos/menu-repo";
import { readRestaurant } from "@/firebase/repos/restaurant-repo";
import { StateProvider } from "@/state/jotai-hooks";
import { menuAtom, restaurantAtom } from "@/state/restaurant/restaurant-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { Announcer } from "@/ui/feedback/announcer";
import { sampleMenu } from "./sample-menu";

interface StoredDocuments {
  /** The sample menu if omitted. */
  readonly menu?: Menu;
  readonly restaurant?: Partial<Restaurant>;
  /** `pending` never answers, `failed` cannot be read. */
  readonly availability?: Partial<Availability> | "pending" | "failed";
}

/** Answers reads with Bobingen's restaurant, the sample menu and no availability limits. */
export function stubStoredDocuments({
  menu = sampleMenu,
  restaurant,
  availability,
}: StoredDocuments = {}): void {
  vi.mocked(readRestaurant).mockResolvedValue({ ...restoBobingen, ...restaurant });
  vi.mocked(readMenu).mockResolvedValue(menu);
  vi.mocked(watchAvailability).mockImplementation((_key, onChange, onFailure) => {
    if (availability === "failed") onFailure();
    else if (availability !== "pending") onChange({ ...DEFAULT_AVAILABILITY, ...availability });
    return () => {};
  });
}

/**
 * Renders inside a restaurant with its menu and a Jotai store of its own.
 * @returns the store
 */
export async function renderInRestaurant(
  content: ReactNode,
  { path = "/", ...documents }: StoredDocuments & { readonly path?: string } = {},
) {
  stubStoredDocuments(documents);
  const store = createStore();
  // Suspending trees hang in jsdom unless they are rendered inside an asynchronous act.
  await act(async () => {
    render(
      <StateProvider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <Suspense fallback="suspended">
            <RestaurantProvider missing="missing">
              <MenuProvider>
                <Announcer>{content}</Announcer>
              </MenuProvider>
            </RestaurantProvider>
          </Suspense>
        </MemoryRouter>
      </StateProvider>,
    );
    // The menu of the build is loaded to compare the stored one with it.
    await Promise.allSettled([store.get(restaurantAtom), store.get(menuAtom)]);
  });
  return store;
}
