import { Fragment } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import type { PageLayout } from "@/domain/tenant/look.schema";
import { lookOf } from "@/domain/tenant/look-of";
import { VisitSection } from "@/features/home/visit/visit-section";
import { AddOnLegend } from "@/features/menu/dish/add-on-legend";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { OptionalPart } from "@/ui/feedback/optional-part";

const AboutSection = lazyPart(
  async () => (await import("@/features/home/about/about-section")).AboutSection,
);

type Section = "about" | "legend" | "visit";

const SECTIONS: Readonly<Record<PageLayout, readonly Section[]>> = {
  classic: ["legend", "about", "visit"],
  story: ["about", "visit", "legend"],
  list: ["visit", "legend", "about"],
  tasting: ["about", "legend", "visit"],
};

/** Everything below the menu, in the order of the layout: about us, legend, hours, address, delivery area. */
export function BelowMenu() {
  const restaurant = useRestaurant();
  const { about } = restaurant;
  const sections = {
    about: about ? (
      <OptionalPart>
        <AboutSection about={about} />
      </OptionalPart>
    ) : null,
    legend: <AddOnLegend />,
    visit: <VisitSection />,
  };
  return SECTIONS[lookOf(restaurant).layout].map((section) => (
    <Fragment key={section}>{sections[section]}</Fragment>
  ));
}
