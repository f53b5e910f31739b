import type { Menu } from "@/domain/menu/menu.schema";
import { textIn } from "@/domain/shared/localized-text";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { JsonLd } from "./json-ld";
import { kitchensOf } from "./kitchens";
import { siteAddress } from "./site-address";
import { SITE_FILES } from "./site-files";
import { structuredHours } from "./structured-hours";
import { structuredMenu } from "./structured-menu";

const PLATFORMS = ["https://schema.org/DesktopWebPlatform", "https://schema.org/MobileWebPlatform"];

/** A telephone number as it is dialled from abroad. */
function international(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, "");
  return digits.startsWith("+") ? digits : digits.replace(/^0/, "+49");
}

function entryPoint(address: string): JsonLd {
  return {
    "@type": "EntryPoint",
    urlTemplate: address,
    inLanguage: ["de", "en"],
    actionPlatform: PLATFORMS,
  };
}

function actions(restaurant: Restaurant): JsonLd[] {
  const order: JsonLd = {
    "@type": "OrderAction",
    target: entryPoint(siteAddress(restaurant, "/")),
    deliveryMethod: [
      "http://purl.org/goodrelations/v1#DeliveryModePickUp",
      ...(restaurant.delivery ? ["http://purl.org/goodrelations/v1#DeliveryModeOwnFleet"] : []),
    ],
  };
  if (!restaurant.reservation) return [order];
  const reserve: JsonLd = {
    "@type": "ReserveAction",
    target: entryPoint(siteAddress(restaurant, "/order/reservation")),
    result: { "@type": "FoodEstablishmentReservation", name: "Tisch reservieren" },
  };
  return [order, reserve];
}

function priceRange({ items }: Menu): string {
  const prices = items.map(({ preis }) => preis).filter((price) => price > 0);
  return `${Math.floor(Math.min(...prices))}–${Math.ceil(Math.max(...prices))} €`;
}

/**
 * What search engines read about a restaurant, as one JSON-LD document: the restaurant with its
 * address, hours and actions, and its menu with sections, dishes and prices as configured.
 */
export function structuredData(restaurant: Restaurant, menu: Menu): JsonLd {
  const { address, location, phones } = restaurant;
  const [phone = ""] = phones;
  const menuId = siteAddress(restaurant, "/#menu");
  return {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    "@id": siteAddress(restaurant, "/#restaurant"),
    name: restaurant.title,
    slogan: textIn(restaurant.subtitle, "de"),
    description: textIn(restaurant.description, "de"),
    url: siteAddress(restaurant, "/"),
    image: siteAddress(restaurant, `/${SITE_FILES.sharedPicture}`),
    logo: siteAddress(restaurant, `/${SITE_FILES.icon512}`),
    telephone: international(phone),
    priceRange: priceRange(menu),
    currenciesAccepted: "EUR",
    paymentAccepted: "Barzahlung, Kartenzahlung",
    servesCuisine: kitchensOf(restaurant),
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
    hasMenu: structuredMenu(menu, menuId),
  };
}

/** The document as a data block of the page; `<` is escaped, so that no text can end the block. */
export function structuredDataTag(restaurant: Restaurant, menu: Menu): string {
  const json = JSON.stringify(structuredData(restaurant, menu)).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}
