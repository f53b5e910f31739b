import latin from "@/ui/fonts/playfair/bold.woff2";
import vietnamese from "@/ui/fonts/playfair/vietnamese.woff2";

export const headingFont = { latin, vietnamese } as const;
