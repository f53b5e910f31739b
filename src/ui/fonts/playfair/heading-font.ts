import latin from "@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2";
import vietnamese from "@fontsource-variable/playfair-display/files/playfair-display-vietnamese-wght-normal.woff2";

export const headingFont = { latin, vietnamese, weights: "400 900" } as const;
