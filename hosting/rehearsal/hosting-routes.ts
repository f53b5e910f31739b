import { json, type Route } from "./stand-in-server";
import type { UploadedSite, Uploads } from "./uploads";

const SITES = "firebasehosting.googleapis.com/v1beta1/projects/*/sites/*";
const UPLOADS = "upload-firebasehosting.googleapis.com";

/** Firebase Hosting: version, files, upload, finalise, release. All sites exist but the missing ones. */
export function hostingRoutes(
  uploads: Uploads,
  urlOf: (service: string) => string,
  missingSites: readonly string[],
): Route[] {
  const versionOf = (site: string): UploadedSite => {
    const version = uploads.sites.get(site);
    if (!version) throw new Error(`no version of ${site} was created`);
    return version;
  };
  return [
    [
      `GET ${SITES}`,
      ([, site = ""]) =>
        missingSites.includes(site) ? null : { name: `sites/${site}`, type: "USER_SITE" },
    ],
    [
      `POST ${SITES}/versions`,
      ([project, site = ""]) => {
        const empty = { files: new Map(), contents: new Map(), config: null };
        uploads.sites.set(site, { site, ...empty, isReleased: false });
        return { name: `projects/${project}/sites/${site}/versions/1`, status: "CREATED" };
      },
    ],
    [
      `POST ${SITES}/versions/1:populateFiles`,
      ([, site = ""], call) => {
        const { files } = json<{ files: Record<string, string> }>(call);
        for (const [path, hash] of Object.entries(files)) versionOf(site).files.set(path, hash);
        const uploadRequiredHashes = [...new Set(Object.values(files))];
        return { uploadUrl: `${urlOf(UPLOADS)}/${site}`, uploadRequiredHashes };
      },
    ],
    [
      `POST ${UPLOADS}/*/*`,
      ([site = "", hash = ""], { body }) => {
        versionOf(site).contents.set(hash, body);
        return {};
      },
    ],
    [
      `PATCH ${SITES}/versions/1`,
      ([, site = ""], call) => {
        versionOf(site).config = json<{ config: unknown }>(call).config;
        return { name: `sites/${site}/versions/1`, status: "FINALIZED" };
      },
    ],
    [
      `POST ${SITES}/channels/live/releases`,
      ([, site = ""], { query }) => {
        versionOf(site).isReleased =
          query.get("versionName")?.endsWith(`${site}/versions/1`) ?? false;
        return { name: `sites/${site}/channels/live/releases/1` };
      },
    ],
  ];
}
