import { act, render } from "@testing-library/react";
import { createStore } from "jotai/vanilla";
import { type ReactNode, Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { MenuProvider } from "@/data/menu-provider";
import { RestaurantProvider } from "@/data/restaurant-provider";
import { StateProvider } from "@/state/jotai-hooks";
import { Announcer } from "@/ui/feedback/announcer";

/**
 * Renders inside a restaurant with its menu and a store of its own. The caller mocks the three
 * repositories of record, menu and availability.
 */
export async function renderInRestaurant(content: ReactNode, address = "/") {
  const store = createStore();
  // Suspending trees hang in jsdom unless they are rendered inside an asynchronous act.
  await act(async () => {
    render(
      <StateProvider store={store}>
        <MemoryRouter initialEntries={[address]}>
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
  });
  return store;
}
