import { minifyCss } from "./minify-css";

/** Minifies the style of a page that Vite has not seen. */
export function minifyPageStyle(page: string): string {
  return page.replace(
    /<style>([^<]*)<\/style>/,
    (_all, css: string) => `<style>${minifyCss(css)}</style>`,
  );
}
