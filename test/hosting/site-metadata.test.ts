import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "@/hosting/firebase/content-security-policy";
import { deployedProject } from "@/hosting/fleet/fleet";
import { homePageTags } from "@/hosting/site/head-tags";
import { iconPng, iconSvg, pictureSeed, sharedPicturePng } from "@/hosting/site/pictures";
import { robotsTxt, sitemapXml } from "@/hosting/site/search-files";
import { structuredData, structuredDataTag } from "@/hosting/site/structured-data";
import { structuredHours } from "@/hosting/site/structured-hours";
import { webManifest } from "@/hosting/site/web-manifest";
import { bundledMenu } from "@/test/harness/bundled-menu";
import { restaurant, restaurants } from "@/test/tenant-configs/restaurants";
import { malformedValues } from "./malformed-values";

describe.each(restaurants)("$key", (tenant) => {
  const menu = bundledMenu(tenant.key);
  const data = structuredData(tenant, menu);

  it("describes itself in well-formed structured data", () => {
    expect(malformedValues(data)).toEqual([]);
    const written = JSON.stringify(data);
    expect(written.match(/"MenuItem"/g)).toHaveLength(menu.items.length);
    expect(written.includes('"ReserveAction"')).toBe(tenant.reservation);
    expect(written.includes("DeliveryModeOwnFleet")).toBe(tenant.delivery);
  });

  it("has head tags for its address, languages and picture", () => {
    const tags = homePageTags(tenant);
    expect(tags).toContain(`<link rel="canonical" href="${tenant.url}/">`);
    expect(tags).toContain(`hreflang="en"`);
    expect(tags).toContain(`<meta property="og:image" content="${tenant.url}/picture.png">`);
    expect(tags).not.toMatch(/content=""/);
    expect(sitemapXml(tenant).match(/<loc>/g)).toHaveLength(2);
    expect(robotsTxt(tenant)).toContain(`Sitemap: ${tenant.url}/sitemap.xml`);
  });

  it("has a manifest whose short name fits below the icon", () => {
    const manifest = webManifest(tenant);
    expect(manifest.name).toBe(tenant.title);
    expect(manifest.short_name.length).toBeGreaterThan(1);
    expect(manifest.short_name.length).toBeLessThanOrEqual(14);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["any", "192x192", "512x512"]);
  });
});

it("tells search engines of online payment where the configuration offers it", () => {
  const tenant = restaurant("le-vie");
  const menu = bundledMenu("le-vie");
  expect(structuredData(tenant, menu).paymentAccepted).toBe("Barzahlung, Kartenzahlung");
  const payment_methods = { pickup: ["cash" as const], delivery: ["online" as const] };
  const offering = { ...tenant, delivery: true, payment_methods };
  expect(structuredData(offering, menu).paymentAccepted).toBe("Barzahlung, Online-Zahlung");
});

it("finds malformed values in structured data", () => {
  const data = structuredData(restaurant("le-vie"), bundledMenu("le-vie"));
  expect(malformedValues({ ...data, telephone: "" })).toEqual(['$.telephone: ""']);
  expect(malformedValues({ ...data, url: "le-vie" })).toEqual(['$.url: "le-vie"']);
  expect(malformedValues({ ...data, servesCuisine: [] })).toEqual(["$.servesCuisine: empty"]);
});

it("escapes closing tags in structured data, and the policy allows an inline script by its hash only", () => {
  const evil = { ...restaurant("le-vie"), title: "</script><script>alert(1)" };
  expect(structuredDataTag(evil, bundledMenu("le-vie")).match(/<\/script/g)).toHaveLength(1);
  expect(contentSecurityPolicy(deployedProject().backend)).not.toMatch(/script-src[^;]*unsafe/);
});

it("groups days with the same hours and writes midnight as 00:00", () => {
  const { hours } = restaurant("resto-example");
  const late = structuredHours(hours);
  expect(late).toContainEqual({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: ["Thursday"],
    opens: "17:00",
    closes: "00:00",
  });
  expect(late.map(({ opens, closes }) => `${opens} ${closes}`)).toHaveLength(
    new Set(late.map(({ opens, closes }) => `${opens} ${closes}`)).size,
  );
});

it("keeps search engines away from the admin site", () => {
  expect(robotsTxt(null)).toBe("User-agent: *\nDisallow: /\n");
});

describe("pictures", () => {
  const seed = pictureSeed(restaurant("resto-bobingen"));

  it("are opaque PNG files of the announced sizes", async () => {
    for (const [png, width, height] of [
      [await iconPng(seed, 192), 192, 192],
      [await sharedPicturePng(seed), 1200, 630],
    ] as const) {
      const properties = await sharp(png).metadata();
      expect(properties).toMatchObject({ format: "png", width, height, hasAlpha: false });
    }
  });

  it.each(restaurants)("show the emblem of $key in the restaurant's two colours", async (shown) => {
    const { data, info } = await sharp(await iconPng(pictureSeed(shown), 192))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colors = new Set<string>();
    for (let at = 0; at < data.length; at += info.channels) {
      colors.add(`#${data.subarray(at, at + 3).toString("hex")}`);
    }
    expect(`#${data.subarray(0, 3).toString("hex")}`).toBe(shown.color.toLowerCase());
    expect(colors).toContain(shown.textColor.toLowerCase());
  });

  it("include an SVG icon in the restaurant's colours", () => {
    const svg = iconSvg(seed);
    expect(svg).toContain(seed.color);
    expect(svg).toContain(seed.textColor);
  });
});
