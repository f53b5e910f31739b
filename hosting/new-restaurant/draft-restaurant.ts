import { distanceKm } from "@/domain/delivery/distance";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addOns } from "@/tenant-configs/add-ons";
import { additionalAddOns } from "@/tenant-configs/additional-add-ons";
import { places } from "@/tenant-configs/places";
import { lunchAndDinner } from "@/tenant-configs/typical-hours";
import { contrastRatio, hexFromOklch, oklchFromHex } from "@/ui/theme/oklch";
import { UserProblem } from "../lib/user-problem";

/** What must be known about a new restaurant; everything else gets a sensible first value. */
export interface NewRestaurant {
  readonly key: string;
  readonly title: string;
  /** Must be among `tenant-configs/places.ts`. */
  readonly zip: string;
  readonly street: string;
  readonly owner: string;
  readonly phone: string;
  readonly email: string;
  /** `#rrggbb`; null for one that nobody has yet. */
  readonly color: string | null;
}

/** How far a new restaurant delivers until it says otherwise, km. */
const REACH_KM = 5;
const FIRST_COLOR = { l: 0.45, c: 0.12 };
const TEXT_COLORS = ["#FFFFFF", "#1A1410"];
const LEGIBLE = 4.5;

/** The first of the colours around the circle that no other restaurant has. */
function freeColor(others: readonly Restaurant[]): string {
  const taken = others.map(({ color }) => oklchFromHex(color).h);
  const gap = (hue: number) =>
    Math.min(...taken.map((other) => Math.abs(((hue - other + 540) % 360) - 180)), 180);
  const hues = Array.from({ length: 36 }, (_, index) => index * 10);
  const [best = 0] = hues.sort((one, other) => gap(other) - gap(one));
  return hexFromOklch({ ...FIRST_COLOR, h: best }).toUpperCase();
}

/**
 * A first record of a new restaurant: typical hours, pickup, delivery within 5 km to every town
 * that is known there, and no tables until it says how many seats it has.
 * @param others the restaurants there are, whose colours are taken
 * @throws UserProblem for a postal code without a known centre and an illegible colour
 */
export function draftRestaurant(
  wanted: NewRestaurant,
  domain: string,
  others: readonly Restaurant[],
): Restaurant {
  const home = places.find(({ zip }) => zip === wanted.zip);
  if (!home) {
    throw new UserProblem(
      `--zip ${wanted.zip}: expected a postal code of tenant-configs/places.ts; add its centre there first.`,
    );
  }
  const color = wanted.color ?? freeColor(others);
  const textColor = TEXT_COLORS.find((text) => contrastRatio(color, text) >= LEGIBLE);
  if (!textColor) throw new UserProblem(`--color ${color}: no text can be read on it.`);
  const town = home.name.split("-")[0] ?? home.name;
  const zones = places.filter(
    ({ zip, location }) => zip !== wanted.zip && distanceKm(home.location, location) <= REACH_KM,
  );
  return {
    key: wanted.key,
    title: wanted.title,
    subtitle: { de: `Restaurant in ${town}`, en: `Restaurant in ${town}` },
    description: {
      de: `${wanted.title} in ${town}: zum Abholen und nach Hause geliefert.`,
      en: `${wanted.title} in ${town}: for pickup and delivered to your door.`,
    },
    keywords: {
      de: `Restaurant ${town}, Lieferservice, Abholung`,
      en: `restaurant ${town}, delivery, pickup`,
    },
    url: `https://${domain}`,
    color,
    textColor,
    banner: true,
    delivery: true,
    reservation: false,
    address: {
      line1: wanted.street,
      line2: "",
      zip: wanted.zip,
      city: town,
      region: "Bayern",
    },
    location: home.location,
    delivary_end_min: 30,
    max_delivery_location_in_km: REACH_KM,
    min_delivery_amount: 20,
    min_delivery_amount_by_zip: zones.map(({ zip, name }) => ({
      label: name,
      zip,
      min_delivery_amount: 25,
    })),
    cost_by_distance: { 3: 1.5, [REACH_KM]: 3 },
    pick_up_discount: 10,
    tax: "",
    owner: wanted.owner,
    email: wanted.email,
    phones: [wanted.phone],
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
