import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { escapeHtml } from "@/domain/text/escape-html";
import { SITE_FILES } from "./site-files";
import { englishUrl, siteUrl } from "./site-url";

/**
 * `robots.txt`: allows the restaurant page and the legal pages.
 * @param restaurant null for the admin site, which allows nothing
 */
export function robotsTxt(restaurant: Restaurant | null): string {
  if (!restaurant) return "User-agent: *\nDisallow: /\n";
  return [
    "User-agent: *",
    "Disallow: /order",
    "Disallow: /system",
    "",
    `Sitemap: ${siteUrl(restaurant, `/${SITE_FILES.sitemap}`)}`,
    "",
  ].join("\n");
}

/** `sitemap.xml`: the restaurant page in both languages. */
export function sitemapXml(restaurant: Restaurant): string {
  const home = siteUrl(restaurant, "/");
  const english = englishUrl(restaurant);
  const alternates = [
    ["de", home],
    ["en", english],
    ["x-default", home],
  ]
    .map(
      ([language, href]) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href ?? "")}"/>`,
    )
    .join("\n");
  const entries = [home, english].map(
    (address) => `  <url>\n    <loc>${escapeHtml(address)}</loc>\n${alternates}\n  </url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
