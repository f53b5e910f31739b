import type { Plugin, Rolldown } from "vite";
import { firstScreenCss } from "./first-screen-css";

const STYLE_SHEET_LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * Puts styles into the pages, so that their first screen needs no second request: the sheet of
 * the security check, and of the app's sheet what the page's content needs until all of it comes
 * with the app. Must follow the plugin that writes the content.
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
