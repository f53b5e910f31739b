import { lateAppHtml } from "@/features/security-check/security-check-html";
import { STORED_TOKEN_SCRIPT } from "@/features/security-check/stored-token-script";
import { firstScreenCss } from "./first-screen-css";

/** Without a script, "continue" shows the menu of the prerendered page; other pages lead there. */
const CLOSE_CHECK = 'method="dialog"';
const OPEN_HOME = 'action="/"';
const EMPTY_ROOT = '<div id="root" tabindex="-1"></div>';
/** A slow phone paints a page in parts: it must not paint the menu before the security check. */
const BLOCK_UNTIL_CHECK = '<link rel="expect" href="#security-check" blocking="render">';
/** The page may be painted once this element has ended, so the script is its first content. */
const CHECK_START = /<dialog[^>]* id="security-check"[^>]*>/;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const STYLE_SHEET_LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/** The page of all addresses but the restaurant page. */
export function emptyPage(page: string): string {
  const root = EMPTY_ROOT.replace("</", () => `${lateAppHtml()}</`);
  return page.replace(CLOSE_CHECK, OPEN_HOME).replace(EMPTY_ROOT, () => root);
}

/** The restaurant page with its content. */
export function homePage(page: string, home: { html: string; renderedAt: number }): string {
  const root = `<div id="root" tabindex="-1" data-prerendered="${home.renderedAt}" inert>${home.html}</div>`;
  return page
    .replace("</head>", () => `${BLOCK_UNTIL_CHECK}</head>`)
    .replace(EMPTY_ROOT, () => root)
    .replace(CHECK_START, (tag) => `${tag}<script>${STORED_TOKEN_SCRIPT}</script>`);
}

/** Divides a style sheet into its `@font-face` rules and all others. */
export function splitFontFaces(sheet: string): { fontFaces: string; rest: string } {
  return {
    fontFaces: (sheet.match(FONT_FACE) ?? []).join(""),
    rest: sheet.replace(FONT_FACE, ""),
  };
}

/** What {@link withStyles} puts into a page. */
export interface PageStyles {
  /** File name of the app's style sheet; empty if there is none. */
  readonly appSheet: string;
  /**
   * The fonts that stand in for the web fonts. They stay in the page: when a style sheet with fonts
   * comes or goes, the browser lays out the whole page.
   */
  readonly fontFaces: string;
  /** Style sheets by file name. */
  readonly sheets: ReadonlyMap<string, string>;
}

/**
 * Inlines styles into a page, so that the first screen needs no second request: the rules of the
 * app's style sheet that match it, until that sheet has loaded (`drop-inlined-styles.ts`), the fonts,
 * and the style sheets it links, which are those of the security check.
 */
export function withStyles(page: string, { appSheet, fontFaces, sheets }: PageStyles): string {
  const linked: string[] = [];
  const bare = page.replace(STYLE_SHEET_LINK, (_link, file: string) => {
    linked.push((sheets.get(file) ?? "").trim());
    return "";
  });
  const matching = firstScreenCss((sheets.get(appSheet) ?? "").trim(), page);
  const styles =
    `<style data-until="/${appSheet}">${matching}</style>` +
    `<style>${fontFaces}${linked.join("")}</style>`;
  return bare.replace("</head>", () => `${styles}</head>`);
}
