import { resolveTenant } from "@/config/resolve-tenant";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { tenants } from "@/tenant-configs/index";
import { sistersOf } from "@/tenant-configs/sisters-of";
import { BACKEND_SERVICES, LOCAL_PORTS } from "../lib/ports";
import { SITE_FILES } from "../site/site-files";
import { type HostingTarget, hostingTargets, projectOf } from "../targets";
import { type CallRewrite, callRewrites } from "./call-rewrites";
import { contentSecurityPolicy, REPORTING_ENDPOINTS } from "./content-security-policy";

interface Header {
  readonly key: string;
  readonly value: string;
}

/** A rewrite to a page of the site. */
interface PageRewrite {
  readonly source: string;
  readonly destination: string;
}

/** One entry of `hosting` in firebase.json. */
export interface HostingEntry {
  readonly target: string;
  readonly public: string;
  readonly ignore: readonly string[];
  readonly predeploy: readonly string[];
  readonly rewrites: readonly (CallRewrite | PageRewrite)[];
  readonly headers: readonly { source: string; headers: readonly Header[] }[];
}

/** Beside the policies. */
const PAGE_HEADERS: readonly Header[] = [
  { key: "Reporting-Endpoints", value: REPORTING_ENDPOINTS },
  { key: "Strict-Transport-Security", value: "max-age=31536000; includeSubDomains" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "SAMEORIGIN" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  // The next page load must get a new deployment.
  { key: "Cache-Control", value: "no-cache" },
];

/** Allows the backend of the site's own project only. */
function contentPolicy(site: HostingTarget): Header {
  return { key: "Content-Security-Policy", value: contentSecurityPolicy(projectOf(site).backend) };
}

/**
 * Turns off what the pages do not use. The admin site prints on receipt printers over USB and serial
 * ports; the sites of a chain find the nearest branch.
 */
function permissionsPolicy({ restoKey }: HostingTarget): Header {
  const tenant = resolveTenant(restoKey);
  const printer = isSuperTenant(tenant) ? "(self)" : "()";
  const position = sistersOf(tenant, tenants).length > 0 ? "(self)" : "()";
  return {
    key: "Permissions-Policy",
    value: `camera=(), microphone=(), geolocation=${position}, payment=(), usb=${printer}, serial=${printer}`,
  };
}

/** Firebase's own pages (sign-in) below `/__/` have headers of their own. */
const PAGES = "!/@(__|assets)/**";

/** File names below `/assets` contain a hash of the content. */
const ASSET_HEADERS: readonly Header[] = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "Cache-Control", value: "public, max-age=31536000, immutable" },
];

/**
 * A 404 cached for a year would survive a rollback that brings the file back. Hosting selects these
 * headers by the path of the 404 page, not by that of the request.
 */
const NOT_FOUND_HEADERS: readonly Header[] = [{ key: "Cache-Control", value: "no-cache" }];

/** The entry of `hosting` for one site. */
export function hostingEntry(site: HostingTarget): HostingEntry {
  const { target } = site;
  return {
    target,
    public: `dist/${target}`,
    ignore: ["firebase.json", "**/.*", "**/node_modules/**"],
    predeploy: [
      `npm run build -- --mode ${target}`,
      // A failed check stops the upload.
      `npm run check:builds -- --mode ${target}`,
    ],
    rewrites: [
      // The first match counts.
      ...callRewrites(site),
      // A missing chunk must be a 404: an old tab would run the page as a script. "/" is index.html,
      // which contains the prerendered restaurant page.
      { source: "!/assets/**", destination: "/app.html" },
    ],
    headers: [
      { source: PAGES, headers: [contentPolicy(site), ...PAGE_HEADERS, permissionsPolicy(site)] },
      { source: "/assets/**", headers: ASSET_HEADERS },
      { source: `/${SITE_FILES.notFoundPage}`, headers: NOT_FOUND_HEADERS },
    ],
  };
}

/** Services of the local backend that the Firebase tools do not know, or configure in another way. */
const NO_EMULATORS: readonly string[] = ["ui", "smtp", "inbox", "payment", "push"];

function emulators() {
  const services = BACKEND_SERVICES.filter((service) => !NO_EMULATORS.includes(service));
  return {
    ...Object.fromEntries(services.map((service) => [service, { port: LOCAL_PORTS[service] }])),
    ui: { enabled: true, port: LOCAL_PORTS.ui },
    singleProjectMode: true,
  };
}

/** Content of firebase.json, for fireemu and the official tools. */
export function firebaseJson() {
  return {
    firestore: { rules: "firestore.rules", indexes: "firestore.indexes.json" },
    storage: { rules: "storage.rules" },
    functions: [
      {
        source: "functions",
        codebase: "default",
        runtime: "nodejs22",
        ignore: ["node_modules", ".git", "**/*.ts", "*.local"],
        predeploy: ["npm run build:functions"],
      },
    ],
    emulators: emulators(),
    hosting: hostingTargets.map(hostingEntry),
  };
}
