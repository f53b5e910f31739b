import latin from "@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2";
import vietnamese from "@fontsource-variable/baloo-2/files/baloo-2-vietnamese-wght-normal.woff2";

export const headingFont = { latin, vietnamese, weights: "400 800" } as const;
