import { ChakraProvider, LocaleProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useLanguage } from "@/i18n/use-texts";
import { ToastRegion } from "./feedback/toast-region";
import { adminSystem } from "./theme/admin-system";

/**
 * Locales of numbers and dates. Both languages write dates as D.M.YYYY; a date field accepts only the
 * separator of its locale, and English has a point in Switzerland.
 */
const LOCALES = { de: "de-DE", en: "en-CH" } as const;

/** Chakra and toasts of the admin site. */
export function AdminRoot({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <ChakraProvider value={adminSystem}>
      <LocaleProvider locale={LOCALES[language]}>
        {children}
        <ToastRegion />
      </LocaleProvider>
    </ChakraProvider>
  );
}
