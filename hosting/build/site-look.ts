import { readFileSync } from "node:fs";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { digestOf } from "../lib/digest-of";
import { lookFiles } from "../lib/look-files";
import { jsLiteral } from "./js-literal";
import { minifyCss } from "./minify-css";
import type { SiteStyleName } from "./site-markers";

/** The heading font and the styles of a site's tone and layout. */
export interface SiteLook {
  /** `headingFont` of `src/ui/fonts/heading-font.ts` as a literal. */
  readonly headingFont: string;
  readonly styles: Readonly<Record<SiteStyleName, string>>;
  /** The files of the font by file name. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

const NONE: SiteLook = {
  headingFont: "{}",
  styles: { font: "", tone: "", layout: "", logo: "" },
  assets: new Map(),
};

const looks = new Map<string, SiteLook>();

/** Sites with the same look share the result. Other sites than those of restaurants have none. */
export function siteLook(tenant: Tenant | null): SiteLook {
  if (!tenant || isSuperTenant(tenant)) return NONE;
  const files = lookFiles(tenant);
  const key = `${files.latin} ${files.toneCss} ${files.layoutCss} ${files.logoCss}`;
  const known = looks.get(key);
  if (known) return known;
  const latin = fontAsset(`${files.font}-${files.weight}`, files.latin);
  const vietnamese = fontAsset(`${files.font}-vietnamese`, files.vietnamese);
  const look: SiteLook = {
    headingFont: jsLiteral({ latin: `/${latin[0]}`, vietnamese: `/${vietnamese[0]}` }),
    styles: {
      font: minifyCss(readFileSync(files.fallbackCss, "utf8")),
      tone: minifyCss(readFileSync(files.toneCss, "utf8")),
      layout: minifyCss(readFileSync(files.layoutCss, "utf8")),
      logo: files.logoCss === null ? "" : minifyCss(readFileSync(files.logoCss, "utf8")),
    },
    assets: new Map([latin, vietnamese]),
  };
  looks.set(key, look);
  return look;
}

function fontAsset(name: string, file: string): [fileName: string, content: Uint8Array] {
  const content = readFileSync(file);
  return [`assets/${name}-${digestOf(content)}.woff2`, content];
}
