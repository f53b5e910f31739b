import * as z from "zod/mini";
import { tenant as adminSite } from "@/tenant-configs/resto-superadmin";
import { readRestaurant } from "../restaurants/restaurant-store";
import { isLocalBackend } from "../runtime/is-local-backend";

const ANSWER_WITHIN_MS = 3000;
/** A deployment shows up after this time. */
const LIFE_MS = 60_000;
const MAX_CHARACTERS = 200;

const versionSchema = z.object({ build: z.string().check(z.maxLength(80)) });

const cache = new Map<string, { readonly build: Promise<string | null>; readonly until: number }>();

/**
 * Build that a restaurant's site serves now, from its `version.json`. Only super-administrators
 * change its stored address.
 * @returns null for an unknown restaurant, a site without an answer, and on the local backend
 */
export function siteBuild(key: string): Promise<string | null> {
  if (isLocalBackend()) return Promise.resolve(null);
  const known = cache.get(key);
  if (known && known.until > Date.now()) return known.build;
  const build = addressOf(key).then((url) => url && fetchBuild(new URL("/version.json", url)));
  cache.set(key, { build, until: Date.now() + LIFE_MS });
  return build;
}

async function addressOf(key: string): Promise<string | null> {
  if (key === adminSite.key) return adminSite.url;
  return (await readRestaurant(key, []))?.restaurant.url ?? null;
}

async function fetchBuild(url: URL): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    const text = await response.text();
    if (!response.ok || text.length > MAX_CHARACTERS) return null;
    return versionSchema.parse(JSON.parse(text)).build;
  } catch {
    return null;
  }
}
