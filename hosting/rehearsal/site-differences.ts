import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { isSameData } from "@/domain/stored-data/is-same-data";
import type { CallRewrite } from "../firebase/call-rewrites";
import type { HostingEntry } from "../firebase/firebase-json";
import type { UploadedSite } from "./uploads";

/** Files that `ignore` in firebase.json leaves out. */
const IGNORED = /(?:^|\/)\.|(?:^|\/)node_modules\/|^firebase\.json$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => statSync(join(folder, name)).isFile() && !IGNORED.test(name));
}

/** Functions are Cloud Run services to Hosting. */
function serviceOf({ function: { functionId, region } }: Pick<CallRewrite, "function">) {
  return { serviceId: functionId.toLowerCase(), region };
}

/** Rewrites and headers of firebase.json as Hosting receives them. */
function configOf({ rewrites, headers }: HostingEntry): object {
  return {
    rewrites: rewrites.map((rewrite) =>
      "destination" in rewrite
        ? { glob: rewrite.source, path: rewrite.destination }
        : { glob: rewrite.source, run: serviceOf(rewrite) },
    ),
    headers: headers.map((rule) => ({
      glob: rule.source,
      headers: Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
    })),
  };
}

/** Hosting receives a function by its own name if the same deployment does not know it as a service. */
function withServices(config: UploadedSite["config"]): unknown {
  const { rewrites = [], ...rest } = (config ?? {}) as { rewrites?: UploadedRewrite[] };
  return {
    ...rest,
    rewrites: rewrites.map(({ function: functionId, functionRegion: region, ...rewrite }) =>
      functionId && region
        ? { ...rewrite, run: serviceOf({ function: { functionId, region } }) }
        : rewrite,
    ),
  };
}

interface UploadedRewrite {
  readonly glob: string;
  readonly function?: string;
  readonly functionRegion?: string;
}

function contentProblem(uploaded: UploadedSite, name: string, content: Buffer): string | null {
  const hash = uploaded.files.get(`/${name}`);
  if (hash === undefined) return `${name}: was not uploaded`;
  const compressed = uploaded.contents.get(hash);
  if (!compressed) return `${name}: its content was not uploaded`;
  if (createHash("sha256").update(compressed).digest("hex") !== hash)
    return `${name}: was uploaded with another hash`;
  return gunzipSync(compressed).equals(content) ? null : `${name}: was uploaded with other content`;
}

/**
 * Differences between an uploaded site and its folder, one line each: paths, hashes, contents,
 * rewrites, headers, and whether it was released.
 */
export function siteDifferences(
  uploaded: UploadedSite,
  folder: string,
  entry: HostingEntry,
): string[] {
  const names = filesIn(folder);
  const expected = new Set(names.map((name) => `/${name}`));
  return [
    ...names.map((name) => contentProblem(uploaded, name, readFileSync(join(folder, name)))),
    ...[...uploaded.files.keys()].map((path) =>
      expected.has(path) ? null : `${path}: was uploaded, but is not in ${folder}`,
    ),
    isSameData(withServices(uploaded.config), configOf(entry))
      ? null
      : `${entry.target}: rewrites or headers differ from firebase.json`,
    uploaded.isReleased ? null : `${entry.target}: the uploaded version was not released`,
  ].filter((problem) => problem !== null);
}
