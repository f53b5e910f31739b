import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { AdminRoot } from "@/admin-ui/admin-root";
import { ShareBar } from "@/admin-ui/charts/share-bar";

it("shows the colour, figure and share of each part in its legend", () => {
  render(
    <AdminRoot>
      <ShareBar
        label="Abholung und Lieferung"
        parts={[
          { name: "Abholung", value: 48 },
          { name: "Lieferung", value: 90 },
        ]}
        format={String}
        formatPercent={(percent) => `${percent} %`}
      />
    </AdminRoot>,
  );
  const entries = ["35 %", "65 %"].map((share) => screen.getByText(share).parentElement);
  expect(entries.map((entry) => entry?.textContent)).toEqual(["Abholung4835 %", "Lieferung9065 %"]);
  for (const entry of entries) {
    expect(getComputedStyle(entry?.firstElementChild as Element).background).not.toBe("");
  }
});
