import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type ServedSite, serveEntry } from "@/hosting/local/hosting-server";
import type { UploadedSite } from "@/hosting/rehearsal/uploads";
import type { HostingTarget } from "@/hosting/targets";

/** Rewrites and headers as Hosting receives them. */
interface UploadedConfig {
  readonly rewrites: readonly { readonly glob: string; readonly path?: string }[];
  readonly headers: readonly {
    readonly glob: string;
    readonly headers: Readonly<Record<string, string>>;
  }[];
}

/**
 * Serves an uploaded site as Hosting would, its own policy included; the functions of a local backend
 * answer its calls.
 * @param folder is filled with the files
 */
export function serveUpload(
  target: HostingTarget,
  uploaded: UploadedSite,
  options: { readonly folder: string; readonly functionsPort: number },
): Promise<ServedSite> {
  for (const [path, hash] of uploaded.files) {
    const file = join(options.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, gunzipSync(uploaded.contents.get(hash) ?? ""));
  }
  const { rewrites, headers } = uploaded.config as UploadedConfig;
  const entry = {
    rewrites: rewrites.flatMap(({ glob, path }) =>
      path === undefined ? [] : [{ source: glob, destination: path }],
    ),
    headers: headers.map((rule) => ({
      source: rule.glob,
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return serveEntry(target, entry, { ...options, port: 0 });
}
