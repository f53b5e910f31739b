import latin from "@/ui/fonts/oswald/bold.woff2";
import vietnamese from "@/ui/fonts/oswald/vietnamese.woff2";

export const headingFont = { latin, vietnamese } as const;
