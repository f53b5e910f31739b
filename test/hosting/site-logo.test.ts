import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { configurationProblems } from "@/hosting/checks/configuration-problems";
import { logoProblems } from "@/hosting/checks/logo-problems";
import { bundledMenuInput } from "@/hosting/lib/bundled-menus";
import { newLogo } from "@/hosting/new-restaurant/new-logo";
import { iconPng, iconSvg, pictureSeed, sharedPicturePng } from "@/hosting/site/pictures";
import { siteEmblem } from "@/hosting/site/site-emblem";
import { logoFiles, siteLogo } from "@/hosting/site/site-logo";
import { restaurant } from "@/test/tenant-configs/restaurants";

// @any-time-zone

const GREEN = "#0a7a3c";
const svg = (content: string, more = 'viewBox="0 0 40 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${content}</svg>`;
const disc = (color: string) => svg(`<circle cx="20" cy="20" r="20" fill="${color}"/>`);

const bobingen = restaurant("resto-bobingen");
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "resto-logos-"));
});

afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** A disc of one colour as PNG. */
const pngOf = (color: string, side: number, height = side) =>
  sharp(Buffer.from(disc(color)))
    .resize({ width: side, height, fit: "fill" })
    .png()
    .toBuffer();

const problemsOf = (light: string, dark: string | null = null) =>
  logoProblems(bobingen, { light, dark });

describe("a logo of the restaurant's own", () => {
  it("is published without comments, metadata and data of editors", async () => {
    const file = written(
      "clean.svg",
      `<?xml version="1.0"?><!-- by hand -->\n${svg(`<title>Linde</title><metadata>secret</metadata><circle inkscape:label="a" cx="20" cy="20" r="20" fill="${GREEN}"/>`)}`,
    );
    const logo = await siteLogo({ light: file, dark: null });
    expect(logo?.fileName).toMatch(/^assets\/logo-[\w-]{8}\.svg$/);
    expect(logo?.content).toBe(`${disc(GREEN)}\n`);
  });

  it("chooses its variant by the colour scheme of the page", async () => {
    const files = {
      light: written("l.svg", disc(GREEN)),
      dark: written("d.svg", disc("#9fe8b4")),
    };
    const logo = await siteLogo(files);
    expect(logo?.content).toContain("prefers-color-scheme:dark");
    for (const variant of [GREEN, "#9fe8b4"]) {
      const data = Buffer.from(`${disc(variant)}\n`).toString("base64");
      expect(logo?.content).toContain(`data:image/svg+xml;base64,${data}`);
    }
  });

  it("is reduced to 192 pixels if it is a PNG", async () => {
    const logo = await siteLogo({
      light: written("large.png", await pngOf(GREEN, 400)),
      dark: null,
    });
    expect(logo?.fileName).toMatch(/\.png$/);
    const { width, height, hasAlpha } = await sharp(logo?.content as Uint8Array).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 192, height: 192, hasAlpha: true });
  });

  it("is in icons and in the sharing picture, on white", async () => {
    const logo = await siteLogo({ light: written("pictures.svg", disc(GREEN)), dark: null });
    const seed = pictureSeed(bobingen, logo);
    expect(iconSvg(seed)).toContain(logo?.dataUri);
    for (const [png, corner] of [
      [await iconPng(seed, 192), "#ffffff"],
      [await sharedPicturePng(seed), bobingen.color.toLowerCase()],
    ] as const) {
      const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) => {
        const start = (y * info.width + x) * info.channels;
        return `#${data.subarray(start, start + 3).toString("hex")}`;
      };
      expect(at(0, 0)).toBe(corner);
      expect(at(info.width / 2, info.height / 2)).toBe(GREEN);
    }
  });

  it("is named to the site beside the emblem, which decorations keep", async () => {
    const logo = await siteLogo({ light: written("emblem.svg", disc(GREEN)), dark: null });
    expect(siteEmblem(bobingen, logo)).toMatchObject({
      motif: "lantern",
      logo: `/${logo?.fileName}`,
    });
    expect(siteEmblem(bobingen, null)).not.toHaveProperty("logo");
  });

  it("lies in tenant-configs/logos", () => {
    const files = logoFiles({ ...bobingen, logo: { file: "a.svg", dark: "b.png" } });
    expect(files?.light).toMatch(/tenant-configs\/logos\/a\.svg$/);
    expect(files?.dark).toMatch(/tenant-configs\/logos\/b\.png$/);
    expect(logoFiles(bobingen)).toBeNull();
  });

  it("gets the name of the key from npm run new:restaurant", () => {
    const light = written("My Logo.SVG", disc(GREEN));
    const dark = written("other.png", disc(GREEN));
    expect(newLogo("zur-linde", light, dark)).toEqual({
      logo: { file: "zur-linde.svg", dark: "zur-linde-dark.png" },
      files: { light, dark },
    });
    expect(newLogo("zur-linde")).toBeNull();
  });
});

describe("a logo is refused with field and expectation", () => {
  const circle = `<circle cx="20" cy="20" r="20" fill="${GREEN}"/>`;

  it.each([
    ["without a viewBox", svg(circle, 'width="40" height="40"'), "a viewBox on <svg>"],
    ["with a script", svg(`<script>1</script>${circle}`), "no <script>"],
    [
      "with a script in a namespace",
      svg(`<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>${circle}`),
      "no <script>",
    ],
    [
      "with an animated link",
      svg(`<a><set attributeName="href" to="javascript:x()"/>${circle}</a>`),
      "shapes only",
    ],
    ["with an event handler", svg(`<g onclick="x()">${circle}</g>`), "no event handlers"],
    ["with an embedded document", svg(`<foreignObject/>${circle}`), "shapes only"],
    ["with a link", svg(`<image href="https://example.com/a.png"/>`), "no links to other files"],
    ["with a style from elsewhere", svg(`<style>@import "a.css"</style>${circle}`), "no @import"],
    [
      "with a font from elsewhere",
      svg(`<style>a{src:url(a.woff)}</style>`),
      "no links to other files",
    ],
    ["with letters", svg(`${circle}<text>Linde</text>`), "letters as paths"],
    ["of another format", "GIF89a", "an SVG file"],
    ["that is damaged", svg("<circle"), "a readable SVG file"],
    ["that is a banner", svg(circle, 'viewBox="0 0 100 40"'), "at most twice as wide as high"],
    ["that is too large", svg(`${circle}${" ".repeat(61_000)}`), "at most 60 kB"],
  ])("if it is an SVG %s", async (name, content, expected) => {
    const problems = await problemsOf(written(`${name.replaceAll(" ", "-")}.svg`, content));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain("tenant-configs/resto-bobingen.ts: logo.file: expected");
    expect(problems[0]).toContain(expected);
  });

  it("if its file is missing, is a small PNG, or has another format than its ending", async () => {
    expect(await problemsOf(join(folder, "gone.svg"))).toEqual([
      "tenant-configs/resto-bobingen.ts: logo.file: expected tenant-configs/logos/gone.svg, which does not exist",
    ]);
    const small = written("small.png", await pngOf(GREEN, 48));
    expect(await problemsOf(small)).toEqual([
      expect.stringContaining("expected at least 96 pixels, small.png is 48 × 48"),
    ]);
    const text = written("text.png", "no picture");
    expect(await problemsOf(text)).toEqual([expect.stringContaining("a readable PNG file")]);
  });

  it("if it is invisible on the page, in either colour scheme", async () => {
    const black = written("black.svg", disc("#000000"));
    const white = written("white.svg", disc("#ffffff"));
    expect(await problemsOf(black)).toEqual([
      expect.stringContaining("logo.dark: expected a logo for a dark page, black.svg"),
    ]);
    expect(await problemsOf(white)).toEqual([
      expect.stringContaining("logo.file: expected a logo for a light page, white.svg"),
    ]);
    expect(await problemsOf(black, white)).toEqual([]);
  });

  it("if its name is no file name", () => {
    const menu = bundledMenuInput("resto-bobingen");
    const named = (logo: { file: string; dark?: string }) =>
      configurationProblems("resto-bobingen", { ...bobingen, logo }, menu);
    expect(named({ file: "../linde.svg" })).toEqual([
      "tenant-configs/resto-bobingen.ts: logo.file: a name such as zur-linde.svg or .png",
    ]);
    expect(named({ file: "linde.svg", dark: "linde.gif" })).toHaveLength(1);
    expect(named({ file: "linde.svg" })).toEqual([]);
  });
});
