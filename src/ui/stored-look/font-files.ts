import type { HeadingFont, Tone } from "@/domain/tenant/look.schema";

const FILES = import.meta.glob<string>("../fonts/*/{bold,medium,vietnamese}.woff2", {
  eager: true,
  import: "default",
  query: "?url",
});

/** Addresses of the files of any heading font, in the weight of a tone. */
export function fontFiles(font: HeadingFont, tone: Tone) {
  const file = (name: string) => FILES[`../fonts/${font}/${name}.woff2`] ?? "";
  return { latin: file(tone === "quiet" ? "medium" : "bold"), vietnamese: file("vietnamese") };
}
