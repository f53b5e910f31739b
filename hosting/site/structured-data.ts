import type {
  EntryPoint,
  OrderAction,
  ReserveAction,
  Restaurant as RestaurantData,
  WithContext,
} from "schema-dts";
import { routes } from "@/config/routes";
import type { Menu } from "@/domain/menu/menu.schema";
import { dishPrice } from "@/domain/menu/options/dish-price";
import { acceptedPayments } from "@/domain/order/placing/payments-offered";
import type { Payment } from "@/domain/tenant/payment-methods.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { textIn } from "@/domain/text/localized-text";
import { cuisinesOf } from "./cuisines";
import { SITE_FILES } from "./site-files";
import { siteUrl } from "./site-url";
import { structuredHours } from "./structured-hours";
import { structuredMenu } from "./structured-menu";

const PLATFORMS = [
  "https://schema.org/DesktopWebPlatform",
  "https://schema.org/MobileWebPlatform",
] as const;
const PICKUP = { "@id": "http://purl.org/goodrelations/v1#DeliveryModePickUp" };
const OWN_DELIVERY = { "@id": "http://purl.org/goodrelations/v1#DeliveryModeOwnFleet" };

/** German numbers get their country code. */
function internationalPhone(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, "");
  return digits.startsWith("+") ? digits : digits.replace(/^0/, "+49");
}

function entryPoint(address: string): EntryPoint {
  return {
    "@type": "EntryPoint",
    urlTemplate: address,
    actionPlatform: PLATFORMS,
  };
}

function actions(restaurant: Restaurant): (OrderAction | ReserveAction)[] {
  const order: OrderAction = {
    "@type": "OrderAction",
    target: entryPoint(siteUrl(restaurant, "/")),
    deliveryMethod: restaurant.delivery ? [PICKUP, OWN_DELIVERY] : [PICKUP],
  };
  if (!restaurant.reservation) return [order];
  const reserve: ReserveAction = {
    "@type": "ReserveAction",
    target: entryPoint(siteUrl(restaurant, "/order/reservation")),
    result: { "@type": "FoodEstablishmentReservation", name: "Tisch reservieren" },
  };
  return [order, reserve];
}

function priceRange({ items }: Menu): string {
  const prices = items.map((item) => dishPrice(item).cents / 100).filter((price) => price > 0);
  return `${Math.floor(Math.min(...prices))}–${Math.ceil(Math.max(...prices))} €`;
}

const PAYMENT_NAMES: Readonly<Record<Payment, string>> = {
  cash: "Barzahlung",
  card_at_door: "Kartenzahlung",
  online: "Online-Zahlung",
};

/** Online payment counts if the configuration offers it: a build does not know the state of the account. */
function paymentAccepted(restaurant: Restaurant): string {
  const accepted = acceptedPayments({ ...restaurant, pays_online: true });
  return accepted.map((payment) => PAYMENT_NAMES[payment]).join(", ");
}

/**
 * The restaurant page's JSON-LD document for search engines: the restaurant with its address,
 * hours and actions, and its menu with sections, dishes and prices as configured.
 */
export function structuredData(restaurant: Restaurant, menu: Menu) {
  const { address, location, phones } = restaurant;
  const [phone = ""] = phones;
  const menuId = siteUrl(restaurant, "/#menu");
  return {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    "@id": siteUrl(restaurant, "/#restaurant"),
    name: restaurant.title,
    slogan: textIn(restaurant.subtitle, "de"),
    description: textIn(restaurant.description, "de"),
    url: siteUrl(restaurant, "/"),
    image: siteUrl(restaurant, `/${SITE_FILES.sharedPicture}`),
    logo: siteUrl(restaurant, `/${SITE_FILES.icon512}`),
    telephone: internationalPhone(phone),
    priceRange: priceRange(menu),
    currenciesAccepted: "EUR",
    paymentAccepted: paymentAccepted(restaurant),
    servesCuisine: cuisinesOf(restaurant),
    address: {
      "@type": "PostalAddress",
      streetAddress: [address.line1, address.line2].filter((line) => line !== "").join(", "),
      postalCode: address.zip,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: "DE",
    },
    geo: { "@type": "GeoCoordinates", latitude: location.lat, longitude: location.lng },
    openingHoursSpecification: structuredHours(restaurant.hours),
    acceptsReservations: restaurant.reservation,
    potentialAction: actions(restaurant),
    // Google documents `menu`, schema.org its successor `hasMenu`.
    menu: siteUrl(restaurant, routes.home),
    hasMenu: structuredMenu(menu, menuId),
  } satisfies WithContext<RestaurantData>;
}

/** The document as a data block of the page. `<` is escaped, so that no text can end the block. */
export function structuredDataTag(restaurant: Restaurant, menu: Menu): string {
  const json = JSON.stringify(structuredData(restaurant, menu)).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}
