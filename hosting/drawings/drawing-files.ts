import { createHash } from "node:crypto";
import { DISH_KINDS } from "@/domain/menu/dish-kinds";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { crockeryColors } from "./crockery-colors";
import { DRAWINGS } from "./drawings";
import { svgDocument } from "./svg";

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
  const color = tenant && !isSuperTenant(tenant) ? tenant.color : PLAIN_COLOR;
  const colors = crockeryColors(color);
  const files = new Map(
    DISH_KINDS.map((kind) => [`${kind}.svg`, svgDocument(DRAWINGS[kind](colors))]),
  );
  const hash = createHash("sha256")
    .update([...files.values()].join(""))
    .digest("hex");
  return { folder: `assets/drawings-${hash.slice(0, 8)}`, files };
}
