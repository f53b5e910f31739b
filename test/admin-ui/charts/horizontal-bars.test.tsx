import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { HorizontalBars } from "@/admin-ui/charts/horizontal-bars";
import { renderAdmin } from "../../features/render-admin";

const lunch = { key: "lunch-noodles", name: "Nudeln", value: 3 };
const dinner = { key: "noodles", name: "Nudeln", value: 8 };
const soup = { key: "soup", name: "Suppe", value: 5 };

const chart = (...bars: (typeof soup)[]) => (
  <HorizontalBars label="Gerichte" bars={bars} format={(value) => `${value} Portionen`} />
);
const figures = () => screen.getAllByRole("row").map((row) => row.textContent);

it("lists bars from the largest value down, also those with the same name", () => {
  renderAdmin(chart(lunch, soup, dinner));
  expect(figures()).toEqual(["Nudeln8 Portionen", "Suppe5 Portionen", "Nudeln3 Portionen"]);
  expect(screen.getAllByText("Nudeln", { ignore: "th" })).toHaveLength(2);
});

it("keeps no bar of an earlier period", () => {
  const { rerender } = renderAdmin(chart(lunch, dinner));
  rerender(chart(soup));
  expect(figures()).toEqual(["Suppe5 Portionen"]);
  expect(screen.queryByText("Nudeln")).toBeNull();
});
