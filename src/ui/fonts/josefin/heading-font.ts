import latin from "@fontsource-variable/josefin-sans/files/josefin-sans-latin-wght-normal.woff2";
import vietnamese from "@fontsource-variable/josefin-sans/files/josefin-sans-vietnamese-wght-normal.woff2";

export const headingFont = { latin, vietnamese, weights: "100 700" } as const;
