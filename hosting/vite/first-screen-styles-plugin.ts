import type { Plugin, Rolldown } from "vite";
import { firstScreenCss } from "./first-screen-css";

const STYLE_SHEET_LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * Inlines styles into the pages, so that the first screen needs no second request: the style sheet
 * of the security check, and the rules of the app's style sheet that match the page. Must run after
 * `prerenderPlugin`.
 */
export function firstScreenStylesPlugin(): Plugin {
  return {
    name: "resto-first-screen-styles",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "post",
    generateBundle(_options, bundle) {
      const appSheet = sheetsOfApp(bundle);
      for (const name of ["index.html", "app.html"]) {
        const page = bundle[name];
        if (page?.type !== "asset") continue;
        const html = String(page.source);
        const linked: string[] = [];
        const bare = html.replace(STYLE_SHEET_LINK, (_link, file: string) => {
          linked.push(textOf(bundle, file));
          return "";
        });
        const styles = `${firstScreenCss(appSheet, html)}${linked.join("")}`;
        page.source = bare.replace("</head>", () => `<style>${styles}</style></head>`);
      }
    },
  };
}

function sheetsOfApp(bundle: Rolldown.OutputBundle): string {
  const app = Object.values(bundle).find(
    (output) => output.type === "chunk" && output.name === "app",
  );
  const files = app?.type === "chunk" ? (app.viteMetadata?.importedCss ?? []) : [];
  return [...files].map((file) => textOf(bundle, file)).join("");
}

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const sheet = bundle[file];
  return sheet?.type === "asset" ? String(sheet.source).trim() : "";
}
