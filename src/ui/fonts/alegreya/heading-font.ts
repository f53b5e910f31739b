import latin from "@/ui/fonts/alegreya/bold.woff2";
import vietnamese from "@/ui/fonts/alegreya/vietnamese.woff2";

export const headingFont = { latin, vietnamese } as const;
