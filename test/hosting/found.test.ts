import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { securityPolicy } from "@/hosting/firebase/security-policy";
import { bundledMenu } from "@/hosting/lib/bundled-menus";
import { foundTags } from "@/hosting/site/head-tags";
import { iconPng, iconSvg, pictureSeed, sharedPicturePng } from "@/hosting/site/pictures";
import { robotsTxt, sitemapXml } from "@/hosting/site/search-files";
import { structuredData, structuredDataTag } from "@/hosting/site/structured-data";
import { structuredHours } from "@/hosting/site/structured-hours";
import { webManifest } from "@/hosting/site/web-manifest";
import { restaurant, restaurants } from "@/test/tenant-configs/restaurants";
import { schemaOrgProblems } from "./schema-org";

describe.each(restaurants)("$key", (record) => {
  const menu = bundledMenu(record.key);
  const data = structuredData(record, menu);

  it("describes itself in schema.org's types", () => {
    expect(schemaOrgProblems(data)).toEqual([]);
    const written = JSON.stringify(data);
    expect(written.match(/"MenuItem"/g)).toHaveLength(menu.items.length);
    expect(written.includes('"ReserveAction"')).toBe(record.reservation);
    expect(written.includes("DeliveryModeOwnFleet")).toBe(record.delivery);
  });

  it("has tags for its address, its languages and its picture", () => {
    const tags = foundTags(record);
    expect(tags).toContain(`<link rel="canonical" href="${record.url}/">`);
    expect(tags).toContain(`hreflang="en"`);
    expect(tags).toContain(`<meta property="og:image" content="${record.url}/picture.png">`);
    expect(tags).not.toMatch(/content=""/);
    expect(sitemapXml(record).match(/<loc>/g)).toHaveLength(2);
    expect(robotsTxt(record)).toContain(`Sitemap: ${record.url}/sitemap.xml`);
  });

  it("can be installed under a name that fits below its icon", () => {
    const manifest = webManifest(record);
    expect(manifest.name).toBe(record.title);
    expect(manifest.short_name.length).toBeGreaterThan(1);
    expect(manifest.short_name.length).toBeLessThanOrEqual(14);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["any", "192x192", "512x512"]);
  });
});

it("notices what does not belong into structured data", () => {
  const data = structuredData(restaurant("le-vie"), bundledMenu("le-vie"));
  expect(schemaOrgProblems({ ...data, telephone: "" })).toEqual(["$.telephone: no text"]);
  expect(schemaOrgProblems({ ...data, colour: "red" })).toEqual([
    "$.colour: is no property of Restaurant",
  ]);
  const { hasMenu: _, ...withoutMenu } = data;
  expect(schemaOrgProblems(withoutMenu)).toEqual(["$.hasMenu: is missing"]);
});

it("cannot be ended by a text in it, and is data for the policy", () => {
  const evil = { ...restaurant("le-vie"), title: "</script><script>alert(1)" };
  expect(structuredDataTag(evil, bundledMenu("le-vie")).match(/<\/script/g)).toHaveLength(1);
  expect(securityPolicy()).not.toMatch(/script-src[^;]*unsafe/);
});

it("joins days with the same hours and ends at midnight", () => {
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

it("keeps the admin site out of search engines", () => {
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

  it.each(restaurants)("show the emblem of $key in its two colours", async (shown) => {
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

  it("show the kitchen's drawing in the restaurant's colours", () => {
    const svg = iconSvg(seed);
    expect(svg).toContain(seed.color);
    expect(svg).toContain(seed.textColor);
  });
});
