import { VisitSection } from "@/features/home/visit-section";
import { AddOnLegend } from "@/features/menu/dish/add-on-legend";

/** What follows the menu: the legend of its codes, and hours, address and delivery area. */
export function BelowMenu() {
  return (
    <>
      <AddOnLegend />
      <VisitSection />
    </>
  );
}
