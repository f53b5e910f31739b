import { firstScreenCss } from "./first-screen-css";

/** Without a script, "continue" shows the menu of the prerendered page; other pages lead there. */
const CLOSE_CHECK = 'method="dialog"';
const OPEN_HOME = 'action="/"';
const EMPTY_ROOT = '<div id="root" tabindex="-1"></div>';
/** A slow phone paints a page in parts: it must not paint the menu before the security check. */
const BLOCK_UNTIL_CHECK = '<link rel="expect" href="#security-check" blocking="render">';
const STYLE_SHEET_LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/** The page of all addresses but the restaurant page. */
export function emptyPage(page: string): string {
  return page.replace(CLOSE_CHECK, OPEN_HOME);
}

/** The restaurant page with its content. */
export function homePage(page: string, home: { html: string; renderedAt: number }): string {
  const root = `<div id="root" tabindex="-1" data-prerendered="${home.renderedAt}" inert>${home.html}</div>`;
  return page
    .replace("</head>", () => `${BLOCK_UNTIL_CHECK}</head>`)
    .replace(EMPTY_ROOT, () => root);
}

/**
 * Inlines styles into a page, so that the first screen needs no second request: the style sheets it
 * links, which are those of the security check, and the rules of the app's sheet that match it.
 * @param sheets by file name
 */
export function withStyles(
  page: string,
  appSheet: string,
  sheets: ReadonlyMap<string, string>,
): string {
  const linked: string[] = [];
  const bare = page.replace(STYLE_SHEET_LINK, (_link, file: string) => {
    linked.push((sheets.get(file) ?? "").trim());
    return "";
  });
  const styles = `${firstScreenCss(appSheet, page)}${linked.join("")}`;
  return bare.replace("</head>", () => `<style>${styles}</style></head>`);
}
