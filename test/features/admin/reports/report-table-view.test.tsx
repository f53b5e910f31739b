import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ReportTable } from "@/features/admin/reports/table/report-table";
import { ReportTableView } from "@/features/admin/reports/table/report-table-view";
import { renderAdmin } from "../../render-admin";

const dishes = (...rows: ReportTable["rows"]) => (
  <ReportTableView
    title="Gerichte"
    table={{
      columns: [
        { label: "Gericht", kind: "text" },
        { label: "Portionen", kind: "count" },
      ],
      rows,
    }}
  />
);
const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

it("keeps no row of an earlier period, also of dishes with the same name", () => {
  const { rerender } = renderAdmin(dishes(["Nudeln", 8], ["Nudeln", 3]));
  expect(names()).toHaveLength(2);
  rerender(dishes(["Suppe", 5]));
  expect(names()).toEqual([expect.stringContaining("Suppe")]);
});
