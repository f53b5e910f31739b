import { screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { RestaurantPicker } from "@/shells/admin/frame/restaurant-picker";
import { tenant as leVie } from "@/tenant-configs/le-vie";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderAdmin } from "../../../features/render-admin";

it.each([
  ["/order", true],
  ["/system/reports", true],
  ["/system/menus/le-vie", false],
  ["/system/restaurants/le-vie", false],
])("offers all restaurants at %s: %s", (address, expected) => {
  renderAdmin(
    <MemoryRouter initialEntries={[address]}>
      <RestaurantPicker restaurants={[leVie, restoBobingen]} />
    </MemoryRouter>,
  );
  const all = screen.queryByRole("option", { name: adminTexts.de.allRestaurants });
  expect(all !== null).toBe(expected);
  screen.getByRole("option", { name: /^Le Vie/ });
});
