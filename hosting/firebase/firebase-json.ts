import { BACKEND_SERVICES, LOCAL_PORTS } from "../local/ports";
import { SITE_FILES } from "../site/site-files";
import { type HostingTarget, hostingTargets } from "../targets";
import { contentSecurityPolicy } from "./security-policy";

interface Header {
  readonly key: string;
  readonly value: string;
}

/** One entry of `hosting` in firebase.json. */
export interface HostingEntry {
  readonly target: string;
  readonly public: string;
  readonly ignore: readonly string[];
  readonly predeploy: readonly string[];
  readonly rewrites: readonly { source: string; destination: string }[];
  readonly headers: readonly { source: string; headers: readonly Header[] }[];
}

const PAGE_HEADERS: readonly Header[] = [
  { key: "Content-Security-Policy", value: contentSecurityPolicy() },
  { key: "Strict-Transport-Security", value: "max-age=31536000; includeSubDomains" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "SAMEORIGIN" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  },
  // A new deployment must reach an open tab with its next page load.
  { key: "Cache-Control", value: "no-cache" },
];

/** Firebase's own pages (sign-in) live below `/__/` and bring their own headers. */
const PAGES = "!/@(__|assets)/**";

/** Names below `/assets` carry a hash of the content. */
const ASSET_HEADERS: readonly Header[] = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "Cache-Control", value: "public, max-age=31536000, immutable" },
];

/**
 * A browser that keeps "there is no such chunk" for a year could never load it again, also once a
 * rollback has brought it back. Hosting looks these headers up by the page it answers with.
 */
const NOT_FOUND_HEADERS: readonly Header[] = [{ key: "Cache-Control", value: "no-cache" }];

/** What Firebase Hosting does for one site. */
export function hostingEntry({ target }: HostingTarget): HostingEntry {
  return {
    target,
    public: `dist/${target}`,
    ignore: ["firebase.json", "**/.*", "**/node_modules/**"],
    predeploy: [
      `npm run build -- --mode ${target}`,
      // Refuses the upload of a build that is not what it should be.
      `npm run check:builds -- --mode ${target}`,
    ],
    // A chunk that is gone must be a 404, or an old tab would take the page for a script.
    // "/" itself is index.html, which holds the restaurant page already.
    rewrites: [{ source: "!/assets/**", destination: "/app.html" }],
    headers: [
      { source: PAGES, headers: PAGE_HEADERS },
      { source: "/assets/**", headers: ASSET_HEADERS },
      { source: `/${SITE_FILES.notFoundPage}`, headers: NOT_FOUND_HEADERS },
    ],
  };
}

function emulators() {
  const services = BACKEND_SERVICES.filter((service) => service !== "ui");
  return {
    ...Object.fromEntries(services.map((service) => [service, { port: LOCAL_PORTS[service] }])),
    ui: { enabled: true, port: LOCAL_PORTS.ui },
    singleProjectMode: true,
  };
}

/** Content of firebase.json, for the embedded backend and the official tools alike. */
export function firebaseJson() {
  return {
    firestore: { rules: "firestore.rules", indexes: "firestore.indexes.json" },
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
