import { distanceKm } from "@/domain/delivery/distance";
import type { Place } from "@/domain/delivery/place.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addOns } from "@/tenant-configs/add-ons";
import { additionalAddOns } from "@/tenant-configs/additional-add-ons";
import { lunchAndDinner } from "@/tenant-configs/lunch-and-dinner";
import { targetName } from "../fleet/site-names";
import { CommandError } from "../lib/command-error";
import { freeColor, textColorOn } from "./free-color";

/** Arguments of `npm run new:restaurant`; everything else starts with a default. */
export interface NewRestaurant {
  readonly key: string;
  readonly title: string;
  readonly zip: string;
  readonly street: string;
  readonly owner: string;
  readonly phone: string;
  readonly email: string;
  /** `#rrggbb`; null picks one that no other restaurant has. */
  readonly color: string | null;
}

/** Delivery radius of a new restaurant. */
const RADIUS_KM = 5;

/**
 * Configuration of a new restaurant: lunch and dinner, pickup, delivery to every known town within
 * 5 km, no reservations.
 * @param others existing restaurants, whose colours are avoided
 * @param places known towns
 * @throws CommandError for an unknown postal code, and for a colour on which no text is legible
 */
export function draftRestaurant(
  options: NewRestaurant,
  others: readonly Restaurant[],
  places: readonly Place[],
): Restaurant {
  const home = places.find(({ zip }) => zip === options.zip);
  if (!home) {
    throw new CommandError(
      `--zip ${options.zip}: no known town. Add --towns DE.txt, the file in https://download.geonames.org/export/zip/DE.zip: it brings the town and those around it.`,
    );
  }
  const color = options.color ?? freeColor(others.map((other) => other.color));
  const textColor = textColorOn(color);
  if (!textColor)
    throw new CommandError(
      `--color ${color}: neither white nor black text is legible on it; choose a lighter or darker colour.`,
    );
  const town = home.name.split("-")[0] ?? home.name;
  const areas = places.filter(
    ({ zip, location }) => zip !== options.zip && distanceKm(home.location, location) <= RADIUS_KM,
  );
  return {
    key: options.key,
    title: options.title,
    subtitle: { de: `Restaurant in ${town}`, en: `Restaurant in ${town}` },
    description: {
      de: `${options.title} in ${town}: zum Abholen und nach Hause geliefert.`,
      en: `${options.title} in ${town}: for pickup and delivered to your door.`,
    },
    keywords: {
      de: `Restaurant ${town}, Lieferservice, Abholung`,
      en: `restaurant ${town}, delivery, pickup`,
    },
    url: `https://${targetName(options.key)}.resto.example`,
    color,
    textColor,
    banner: true,
    delivery: true,
    reservation: false,
    address: {
      line1: options.street,
      line2: "",
      zip: options.zip,
      city: town,
      region: "Bayern",
    },
    location: home.location,
    delivary_end_min: 30,
    max_delivery_location_in_km: RADIUS_KM,
    min_delivery_amount: 20,
    min_delivery_amount_by_zip: areas.map(({ zip, name }) => ({
      label: name,
      zip,
      min_delivery_amount: 25,
    })),
    cost_by_distance: { 3: 1.5, [RADIUS_KM]: 3 },
    pick_up_discount: 10,
    reusable: "offered",
    reusable_deposit_cents: 500,
    tax: "",
    owner: options.owner,
    email: options.email,
    phones: [options.phone],
    opened_on_holiday: false,
    hours: {
      0: lunchAndDinner,
      1: null,
      2: lunchAndDinner,
      3: lunchAndDinner,
      4: lunchAndDinner,
      5: lunchAndDinner,
      6: lunchAndDinner,
    },
    add_ons: { ...addOns, ...additionalAddOns },
  };
}
