import latin from "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2";
import vietnamese from "@fontsource-variable/alegreya/files/alegreya-vietnamese-wght-normal.woff2";

export const headingFont = { latin, vietnamese, weights: "400 900" } as const;
