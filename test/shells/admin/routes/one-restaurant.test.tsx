import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore } from "jotai/vanilla";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { OneRestaurant } from "@/shells/admin/routes/one-restaurant";
import { StateProvider } from "@/state/jotai-hooks";
import { selectedRestaurantAtom } from "@/state/staff/selected-restaurant-atom";
import { tenant as leVie } from "@/tenant-configs/le-vie";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderAdmin } from "../../../features/render-admin";

function PageOf({ restaurant }: { restaurant: Restaurant }) {
  return <p>page of {restaurant.key}</p>;
}

function open(choice: string | null, state: unknown = null, restaurants = [leVie, restoBobingen]) {
  const store = createStore();
  store.set(selectedRestaurantAtom, choice);
  renderAdmin(
    <StateProvider store={store}>
      <MemoryRouter initialEntries={[{ pathname: "/system/guests", state }]}>
        <OneRestaurant restaurants={restaurants} page={PageOf} />
      </MemoryRouter>
    </StateProvider>,
  );
  return store;
}

it("asks for the restaurant while all are selected and selects the answer", async () => {
  const store = open(null);
  screen.getByRole("heading", { name: adminTexts.de.chooseRestaurant });
  await userEvent.click(screen.getByRole("button", { name: /^Le Vie/ }));
  expect(screen.getByText(/^page of/).textContent).toBe("page of le-vie");
  expect(store.get(selectedRestaurantAtom)).toBe("le-vie");
});

it("opens for the selected restaurant", () => {
  open("resto-bobingen");
  expect(screen.getByText(/^page of/).textContent).toBe("page of resto-bobingen");
});

it("opens for the only restaurant without a question", () => {
  open(null, null, [leVie]);
  expect(screen.getByText(/^page of/).textContent).toBe("page of le-vie");
});

it("opens for the restaurant of a link, whichever is selected", () => {
  open("resto-bobingen", { restoKey: "le-vie", phone: "089 99998-444" });
  expect(screen.getByText(/^page of/).textContent).toBe("page of le-vie");
});

it("ignores a link to a restaurant of others", () => {
  open("resto-bobingen", { restoKey: "other", phone: "089 99998-444" });
  expect(screen.getByText(/^page of/).textContent).toBe("page of resto-bobingen");
});
