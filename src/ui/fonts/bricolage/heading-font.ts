import latin from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import vietnamese from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-wght-normal.woff2";

export const headingFont = { latin, vietnamese, weights: "200 800" } as const;
