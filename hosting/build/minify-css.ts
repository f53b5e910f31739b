import { transform } from "lightningcss";
import { CSS_TARGETS } from "./css-targets";

/** Minifies a style sheet as Vite minifies those of the compilation. */
export function minifyCss(css: string): string {
  const { code } = transform({
    filename: "site.css",
    code: Buffer.from(css),
    minify: true,
    targets: CSS_TARGETS,
  });
  return code.toString();
}
