import latin from "@/ui/fonts/bricolage/bold.woff2";
import vietnamese from "@/ui/fonts/bricolage/vietnamese.woff2";

/** Files of the site's heading font. A build replaces them by those that the restaurant chose. */
export const headingFont = { latin, vietnamese } as const;
