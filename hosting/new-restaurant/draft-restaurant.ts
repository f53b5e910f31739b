import { distanceKm } from "@/domain/delivery/distance";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addOns } from "@/tenant-configs/add-ons";
import { additionalAddOns } from "@/tenant-configs/additional-add-ons";
import { lunchAndDinner } from "@/tenant-configs/lunch-and-dinner";
import { places } from "@/tenant-configs/places";
import { contrastRatio, hexFromOklch, oklchFromHex } from "@/ui/theme/oklch";
import { TEXT_CONTRAST } from "@/ui/theme/palette";
import { CommandError } from "../lib/command-error";
import { targetName } from "../targets";

/** Arguments of `npm run new:restaurant`; everything else starts with a default. */
export interface NewRestaurant {
  readonly key: string;
  readonly title: string;
  /** Must be listed in `tenant-configs/places.ts`. */
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
const BASE_COLOR = { l: 0.45, c: 0.12 };
const TEXT_COLORS = ["#FFFFFF", "#1A1410"];

/** A colour whose hue is furthest from those of the other restaurants. */
function freeColor(others: readonly Restaurant[]): string {
  const taken = others.map(({ color }) => oklchFromHex(color).h);
  const gap = (hue: number) =>
    Math.min(...taken.map((other) => Math.abs(((hue - other + 540) % 360) - 180)), 180);
  const hues = Array.from({ length: 36 }, (_, index) => index * 10);
  const [best = 0] = hues.sort((one, other) => gap(other) - gap(one));
  return hexFromOklch({ ...BASE_COLOR, h: best }).toUpperCase();
}

/**
 * Configuration of a new restaurant: lunch and dinner, pickup, delivery to every known town within
 * 5 km, no reservations.
 * @param others existing restaurants, whose colours are avoided
 * @throws CommandError for an unknown postal code, and for a colour on which no text is legible
 */
export function draftRestaurant(options: NewRestaurant, others: readonly Restaurant[]): Restaurant {
  const home = places.find(({ zip }) => zip === options.zip);
  if (!home) {
    throw new CommandError(
      `--zip ${options.zip}: not listed in tenant-configs/places.ts; add the town with its coordinates there first.`,
    );
  }
  const color = options.color ?? freeColor(others);
  const textColor = TEXT_COLORS.find((text) => contrastRatio(color, text) >= TEXT_CONTRAST);
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
