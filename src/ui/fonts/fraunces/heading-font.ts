import latin from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import vietnamese from "@fontsource-variable/fraunces/files/fraunces-vietnamese-wght-normal.woff2";

export const headingFont = { latin, vietnamese, weights: "100 900" } as const;
