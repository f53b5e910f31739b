import { dishLink } from "@/config/dish-link";
import { routes } from "@/config/routes";
import type { Menu, MenuItem } from "@/domain/menu/menu.schema";
import { PHOTO_WIDTHS, sitePhotoPath } from "@/domain/photo/photo-sources";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { escapeHtml } from "@/domain/text/escape-html";
import { textIn } from "@/domain/text/localized-text";
import { dishPriceText } from "./dish-price-text";
import { SITE_FILES } from "./site-files";
import { siteUrl } from "./site-url";

/**
 * A page per configured dish at the address that guests share: messengers show name, price and
 * picture of the dish, browsers go on to it on the menu. Pictures are the dish's photograph, or the
 * restaurant's picture.
 * @param photos name of a configured photograph to the name under which the site publishes it
 */
export function dishPages(
  restaurant: Restaurant,
  menu: Menu,
  photos: ReadonlyMap<string, string>,
): (readonly [fileName: string, content: string])[] {
  return menu.items.map((item) => [
    `${dishLink(item.id).slice(1)}index.html`,
    dishPage(restaurant, item, photos.get(item.photo?.path ?? "")),
  ]);
}

function dishPage(restaurant: Restaurant, item: MenuItem, photo: string | undefined): string {
  const title = escapeHtml(`${textIn(item.name, "de")} – ${dishPriceText(item, "de")}`);
  const text = escapeHtml(
    item.description ? textIn(item.description, "de") : textIn(restaurant.subtitle, "de"),
  );
  const target = escapeHtml(`${routes.home}?dish=${item.id}`);
  const picture = photo
    ? sitePhotoPath(photo, PHOTO_WIDTHS[2], "webp")
    : `/${SITE_FILES.sharedPicture}`;
  const tags = [
    ["og:type", "website"],
    ["og:site_name", escapeHtml(restaurant.title)],
    ["og:title", title],
    ["og:description", text],
    ["og:url", siteUrl(restaurant, dishLink(item.id))],
    ["og:locale", "de_DE"],
    ["og:image", siteUrl(restaurant, picture)],
  ].map(([property, content]) => `<meta property="${property}" content="${content}">`);
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – ${escapeHtml(restaurant.title)}</title><meta name="description" content="${text}"><link rel="canonical" href="${escapeHtml(siteUrl(restaurant, routes.home))}"><meta http-equiv="refresh" content="0;url=${target}">${tags.join("")}<meta name="twitter:card" content="summary_large_image"></head>
<body><h1><a href="${target}">${title}</a></h1><p>${text}</p></body></html>
`;
}
