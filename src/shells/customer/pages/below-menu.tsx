import { VisitSection } from "@/features/home/visit/visit-section";
import { AddOnLegend } from "@/features/menu/dish/add-on-legend";

/** Everything below the menu: legend, hours, address and delivery area. */
export function BelowMenu() {
  return (
    <>
      <AddOnLegend />
      <VisitSection />
    </>
  );
}
