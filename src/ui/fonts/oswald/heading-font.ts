import latin from "@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2";
import vietnamese from "@fontsource-variable/oswald/files/oswald-vietnamese-wght-normal.woff2";

export const headingFont = { latin, vietnamese, weights: "200 700" } as const;
