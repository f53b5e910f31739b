import { createHash } from "node:crypto";
import { DISH_KINDS } from "@/domain/tenant/dish-kinds";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { type Emblem, emblemOf } from "@/ui/emblem/emblem";
import { definitions } from "./definitions";
import { DRAWINGS } from "./drawings";
import { type CrockeryColors, crockeryColors, type Motif } from "./parts/crockery-colors";
import { svgDocument } from "./parts/svg";

/** The ornament of bowls follows the emblem. */
const MOTIFS: Readonly<Record<Emblem, Motif>> = {
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
const PLAIN_COLOR = "#37474f";

export interface DrawingFiles {
  /** Folder on the site without slashes at its ends; its name contains the hash of all files. */
  readonly folder: string;
  /** SVG sources by file name. */
  readonly files: ReadonlyMap<string, string>;
}

/** One file per kind of dish, in the restaurant's colours. */
export function drawingFiles(tenant: Tenant | null): DrawingFiles {
  const colors = colorsOf(tenant);
  const defs = definitions(colors);
  const files = new Map(
    DISH_KINDS.map((kind) => [`${kind}.svg`, svgDocument(DRAWINGS[kind](colors), defs)]),
  );
  const hash = createHash("sha256")
    .update([...files.values()].join(""))
    .digest("hex");
  return { folder: `assets/drawings-${hash.slice(0, 8)}`, files };
}

function colorsOf(tenant: Tenant | null): CrockeryColors {
  if (!tenant || isSuperTenant(tenant)) return crockeryColors(PLAIN_COLOR, "lines");
  return crockeryColors(tenant.color, MOTIFS[emblemOf(tenant)]);
}
