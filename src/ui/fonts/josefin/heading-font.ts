import latin from "@/ui/fonts/josefin/bold.woff2";
import vietnamese from "@/ui/fonts/josefin/vietnamese.woff2";

export const headingFont = { latin, vietnamese } as const;
