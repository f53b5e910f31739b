import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DISH_KINDS } from "@/domain/tenant/dish-kinds";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { type Emblem, emblemOf } from "@/ui/emblem/emblem";
import { repoRoot } from "../lib/repo-root";
import { cleanSvg } from "../site/clean-svg";
import { DRAWN_COLORS, siteColors } from "./site-colors";

/** The ornament of bowls follows the emblem: a group of ornaments.svg. */
const ORNAMENTS: Readonly<Record<Emblem, string>> = {
  lantern: "dots",
  pagoda: "petals",
  mountains: "zigzag",
  waves: "waves",
  soup: "brush",
  sushi: "waves",
  wok: "lines",
  leaf: "petals",
  lozenge: "lozenges",
};

/** Crockery of a build without a restaurant. */
const PLAIN = { color: "#37474f", ornament: "lines" };

export interface DrawingFiles {
  /** Folder on the site without slashes at its ends; its name contains the hash of all files. */
  readonly folder: string;
  /** SVG sources by file name. */
  readonly files: ReadonlyMap<string, string>;
}

const read = (name: string) =>
  cleanSvg(readFileSync(join(repoRoot, "hosting/drawings", name), "utf8")).trim();
const ornaments = read("ornaments.svg");
const drawings = DISH_KINDS.map(
  (kind) => [`${kind}.svg`, withoutNames(read(`dishes/${kind}.svg`))] as const,
);

/** One file per kind of dish, in the restaurant's colours (README.md beside this file). */
export function drawingFiles(tenant: Tenant | null): DrawingFiles {
  const { color, ornament } =
    !tenant || isSuperTenant(tenant)
      ? PLAIN
      : { color: tenant.color, ornament: ORNAMENTS[emblemOf(tenant)] };
  const colors = new Map(
    Object.entries(siteColors(color)).map(([name, own]) => [
      DRAWN_COLORS[name as keyof typeof DRAWN_COLORS] as string,
      own,
    ]),
  );
  const shapes = new RegExp(`<g id="${ornament}"[^>]*>(.*?)</g>`).exec(ornaments)?.[1] ?? "";
  const files = new Map(
    drawings.map(([name, svg]) => [
      name,
      svg
        .replace(/<use href="#ornament"(.*?)\/>/g, (_, place) => `<g${place}>${shapes}</g>`)
        .replace(/#[0-9a-f]{6}/gi, (hex) => colors.get(hex.toLowerCase()) ?? hex),
    ]),
  );
  const hash = createHash("sha256")
    .update([...files.values()].join(""))
    .digest("hex");
  return { folder: `assets/drawings-${hash.slice(0, 8)}`, files };
}

/** Leaves out the ornament that the source shows, and names of groups, which are for people. */
function withoutNames(svg: string): string {
  const keepsGroup: boolean[] = [];
  return svg
    .replace(/<g id="ornament">.*?<\/g>/, "")
    .replace(/ id="([^"]*)"/g, (id, name) => (svg.includes(`(#${name})`) ? id : ""))
    .replace(/<g\b[^>]*>|<\/g>/g, (tag) => {
      if (tag === "</g>") return keepsGroup.pop() ? tag : "";
      keepsGroup.push(tag !== "<g>");
      return tag === "<g>" ? "" : tag;
    });
}
