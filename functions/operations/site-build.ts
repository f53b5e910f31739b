import * as z from "zod/mini";
import { tenants } from "@/tenant-configs/index";
import { isLocalBackend } from "../runtime/is-local-backend";

const ANSWER_WITHIN_MS = 3000;
/** A deployment shows up after this time. */
const LIFE_MS = 60_000;
const MAX_CHARACTERS = 200;

const versionSchema = z.object({ build: z.string().check(z.maxLength(80)) });

const cache = new Map<string, { readonly build: Promise<string | null>; readonly until: number }>();

/**
 * Build that a restaurant's site serves now, from its `version.json`. Only the address in the tenant
 * configuration is asked: the stored one can be edited.
 * @returns null for an unknown restaurant, a site without an answer, and on the local backend
 */
export function siteBuild(key: string): Promise<string | null> {
  const url = Object.hasOwn(tenants, key) ? tenants[key]?.url : null;
  if (!url || isLocalBackend()) return Promise.resolve(null);
  const known = cache.get(key);
  if (known && known.until > Date.now()) return known.build;
  const build = fetchBuild(new URL("/version.json", url));
  cache.set(key, { build, until: Date.now() + LIFE_MS });
  return build;
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
