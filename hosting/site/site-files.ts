/** Names of the generated files at the root of a site, besides its pages. */
export const SITE_FILES = {
  icon: "icon.svg",
  icon192: "icon-192.png",
  icon512: "icon-512.png",
  touchIcon: "apple-touch-icon.png",
  sharedPicture: "picture.png",
  manifest: "manifest.webmanifest",
  robots: "robots.txt",
  sitemap: "sitemap.xml",
  /** The menu for Google's Business Profile. */
  menuFeed: "menu-feed.json",
  /** The name is fixed by Firebase Hosting. */
  notFoundPage: "404.html",
  offlinePage: "offline.html",
  serviceWorker: "service-worker.js",
  /** Name of the build, for the operators' health page. */
  version: "version.json",
} as const;

/** Name of the chunk with all configurations, without folder and hash. */
export const TENANTS_CHUNK = "tenants";
