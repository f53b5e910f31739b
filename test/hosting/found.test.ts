import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { securityPolicy } from "@/hosting/firebase/security-policy";
import { bundledMenu } from "@/hosting/lib/bundled-menus";
import { foundTags } from "@/hosting/site/head-tags";
import { pathSegments } from "@/hosting/site/path-segments";
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

  it("are PNG files of the announced sizes", () => {
    for (const [png, width, height] of [
      [iconPng(seed, 192), 192, 192],
      [sharedPicturePng(seed), 1200, 630],
    ] as const) {
      const bytes = Buffer.from(png);
      expect(bytes.subarray(1, 4).toString()).toBe("PNG");
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
      const length = bytes.readUInt32BE(33);
      const rows = inflateSync(bytes.subarray(41, 41 + length));
      expect(rows).toHaveLength(height * (width * 3 + 1));
    }
  });

  it("show the kitchen's drawing in the restaurant's colours", () => {
    const svg = iconSvg(seed);
    expect(svg).toContain(seed.color);
    expect(svg).toContain(seed.textColor);
  });

  it("follow the lines of an SVG path", () => {
    expect(pathSegments("M1 2h3v4l-1-1Z")).toEqual([
      [1, 2, 4, 2],
      [4, 2, 4, 6],
      [4, 6, 3, 5],
      [3, 5, 1, 2],
    ]);
    const circle = pathSegments("M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38Z");
    for (const [, , x, y] of circle) expect(Math.hypot(x - 24, y - 24)).toBeCloseTo(19, 5);
    expect(() => pathSegments("M0 0Q1 1 2 2")).toThrow("not supported");
  });
});
