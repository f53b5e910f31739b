/** Names of the files that are made for each site beside its pages, at the root of the site. */
export const SITE_FILES = {
  icon: "icon.svg",
  icon192: "icon-192.png",
  icon512: "icon-512.png",
  touchIcon: "apple-touch-icon.png",
  sharedPicture: "picture.png",
  manifest: "manifest.webmanifest",
  robots: "robots.txt",
  sitemap: "sitemap.xml",
  /** Hosting knows it by this name. */
  notFoundPage: "404.html",
  offlinePage: "offline.html",
  serviceWorker: "service-worker.js",
} as const;
