import latin from "./latin.woff2";
import vietnamese from "./vietnamese.woff2";

export const headingFont = { latin, vietnamese, weights: "100 700" } as const;
