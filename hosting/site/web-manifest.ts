import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { textIn } from "@/domain/text/localized-text";
import { makePalette } from "@/ui/theme/palette";
import { type PictureSeed, pictureSeed } from "./pictures";
import { SITE_FILES } from "./site-files";

/** Longest name that fits below an icon on a home screen. */
const SHORT_NAME_LENGTH = 12;

function shortName(title: string): string {
  const words = title.split(" ");
  while (words.length > 1 && words.join(" ").length > SHORT_NAME_LENGTH) words.pop();
  return words.join(" ").replace(/[ &–-]+$/, "");
}

/**
 * The web app manifest of a site.
 * @param restaurant null for the admin site
 */
export function webManifest(restaurant: Restaurant | null) {
  const seed: PictureSeed = pictureSeed(restaurant);
  const title = restaurant?.title ?? "Resto Admin";
  return {
    id: "/",
    name: title,
    short_name: shortName(title),
    description: restaurant ? textIn(restaurant.description, "de") : "Resto Admin",
    lang: "de",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: seed.color,
    background_color: makePalette(seed, "light").page,
    icons: [
      { src: `/${SITE_FILES.icon}`, sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: `/${SITE_FILES.icon192}`, sizes: "192x192", type: "image/png", purpose: "any" },
      {
        src: `/${SITE_FILES.icon512}`,
        sizes: "512x512",
        type: "image/png",
        purpose: "any maskable",
      },
    ],
    ...(restaurant && { shortcuts: shortcuts(restaurant), categories: ["food"] }),
  };
}

function shortcuts({ reservation }: Restaurant) {
  return [
    { name: "Meine Bestellungen", url: "/order/orders" },
    ...(reservation ? [{ name: "Tisch reservieren", url: "/order/reservation" }] : []),
  ];
}
