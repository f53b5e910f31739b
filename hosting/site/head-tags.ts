import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { escapeHtml } from "@/domain/text/escape-html";
import { textIn } from "@/domain/text/localized-text";
import { SHARED_PICTURE } from "./pictures";
import { SITE_FILES } from "./site-files";
import { englishUrl, siteUrl } from "./site-url";

const meta = (kind: "name" | "property", key: string, content: string | number) =>
  `<meta ${kind}="${key}" content="${escapeHtml(String(content))}">`;

const link = (rel: string, href: string, more = "") =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;

/** Links to icons and manifest, for every page. */
export function iconTags(): string {
  return [
    link("icon", `/${SITE_FILES.icon}`, ' type="image/svg+xml"'),
    link("apple-touch-icon", `/${SITE_FILES.touchIcon}`),
    link("manifest", `/${SITE_FILES.manifest}`),
  ].join("");
}

/** Canonical URL, languages and Open Graph tags of the restaurant page. */
export function homePageTags(restaurant: Restaurant): string {
  const home = siteUrl(restaurant, "/");
  const { title, subtitle, description, address } = restaurant;
  const picture = `${textIn(subtitle, "de")} – ${title}, ${address.city}`;
  return [
    link("canonical", home),
    link("alternate", home, ' hreflang="de"'),
    link("alternate", englishUrl(restaurant), ' hreflang="en"'),
    link("alternate", home, ' hreflang="x-default"'),
    meta("property", "og:type", "restaurant.restaurant"),
    meta("property", "og:site_name", title),
    meta("property", "og:title", `${title} – ${textIn(subtitle, "de")}`),
    meta("property", "og:description", textIn(description, "de")),
    meta("property", "og:url", home),
    meta("property", "og:locale", "de_DE"),
    meta("property", "og:locale:alternate", "en_GB"),
    meta("property", "og:image", siteUrl(restaurant, `/${SITE_FILES.sharedPicture}`)),
    meta("property", "og:image:width", SHARED_PICTURE.width),
    meta("property", "og:image:height", SHARED_PICTURE.height),
    meta("property", "og:image:alt", picture),
    meta("name", "twitter:card", "summary_large_image"),
  ].join("");
}
