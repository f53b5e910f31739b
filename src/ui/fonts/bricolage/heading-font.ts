import latin from "@/ui/fonts/bricolage/bold.woff2";
import vietnamese from "@/ui/fonts/bricolage/vietnamese.woff2";

export const headingFont = { latin, vietnamese } as const;
