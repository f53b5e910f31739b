import type { Route, ServiceCall } from "./stand-in-server";
import type { UploadedSite, Uploads } from "./uploads";

const HOSTING = "firebasehosting.googleapis.com";
const UPLOADS = "upload-firebasehosting.googleapis.com";

export const json = <T>({ body }: ServiceCall) => JSON.parse(String(body)) as T;

/** Firebase Hosting: version, files, upload, finalise, release. Every site exists. */
export function hostingRoutes(uploads: Uploads, urlOf: (service: string) => string): Route[] {
  const versionOf = (site: string): UploadedSite => {
    const version = uploads.sites.get(site);
    if (!version) throw new Error(`no version of ${site} was created`);
    return version;
  };
  return [
    {
      service: HOSTING,
      method: "GET",
      path: /\/v1beta1\/projects\/[^/]+\/sites\/([^/]+)/,
      answer: ([site]) => ({ name: `sites/${site}`, type: "USER_SITE" }),
    },
    {
      service: HOSTING,
      method: "POST",
      path: /\/v1beta1\/projects\/([^/]+)\/sites\/([^/]+)\/versions/,
      answer: ([project, site = ""]) => {
        uploads.sites.set(site, {
          site,
          files: new Map(),
          contents: new Map(),
          config: null,
          isReleased: false,
        });
        return { name: `projects/${project}/sites/${site}/versions/1`, status: "CREATED" };
      },
    },
    {
      service: HOSTING,
      method: "POST",
      path: /\/v1beta1\/projects\/[^/]+\/sites\/([^/]+)\/versions\/1:populateFiles/,
      answer: ([site = ""], call) => {
        const { files } = json<{ files: Record<string, string> }>(call);
        for (const [path, hash] of Object.entries(files)) versionOf(site).files.set(path, hash);
        return {
          uploadUrl: `${urlOf(UPLOADS)}/${site}`,
          uploadRequiredHashes: [...new Set(Object.values(files))],
        };
      },
    },
    {
      service: UPLOADS,
      method: "POST",
      path: /\/([^/]+)\/([0-9a-f]{64})/,
      answer: ([site = "", hash = ""], { body }) => {
        versionOf(site).contents.set(hash, body);
        return {};
      },
    },
    {
      service: HOSTING,
      method: "PATCH",
      path: /\/v1beta1\/projects\/[^/]+\/sites\/([^/]+)\/versions\/1/,
      answer: ([site = ""], call) => {
        versionOf(site).config = json<{ config: unknown }>(call).config;
        return { name: `sites/${site}/versions/1`, status: "FINALIZED" };
      },
    },
    {
      service: HOSTING,
      method: "POST",
      path: /\/v1beta1\/projects\/[^/]+\/sites\/([^/]+)\/channels\/live\/releases/,
      answer: ([site = ""], { query }) => {
        versionOf(site).isReleased =
          query.get("versionName")?.endsWith(`${site}/versions/1`) ?? false;
        return { name: `sites/${site}/channels/live/releases/1` };
      },
    },
  ];
}
