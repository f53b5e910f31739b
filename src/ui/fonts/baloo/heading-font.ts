import latin from "@/ui/fonts/baloo/bold.woff2";
import vietnamese from "@/ui/fonts/baloo/vietnamese.woff2";

export const headingFont = { latin, vietnamese } as const;
