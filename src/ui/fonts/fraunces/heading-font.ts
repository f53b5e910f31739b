import latin from "@/ui/fonts/fraunces/bold.woff2";
import vietnamese from "@/ui/fonts/fraunces/vietnamese.woff2";

export const headingFont = { latin, vietnamese } as const;
