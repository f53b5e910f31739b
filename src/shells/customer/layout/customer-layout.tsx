import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { shellTexts } from "@/i18n/shell-texts";
import { useTexts } from "@/i18n/use-texts";
import { ClientOnly } from "@/page-lifecycle/client-only";
import { cartCountAtom } from "@/state/cart/cart-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { OfflineNote } from "@/ui/feedback/offline-note";
import { Footer } from "./footer";
import { Header } from "./header";
import "@/ui/styles/button.css";
import "./layout.css";
import { usePageFocus } from "./use-page-focus";

/** Skip link, header, the page itself and footer; after a navigation the page gets the focus. */
export function CustomerLayout({ children }: { children: ReactNode }) {
  const texts = useTexts(shellTexts);
  const page = usePageFocus();
  return (
    <div className="layout">
      <a className="layout__skip" href="#main">
        {texts.skipToContent}
      </a>
      <SkipToCart />
      <Header />
      <OfflineNote />
      <main className="layout__page" id="main" ref={page} tabIndex={-1}>
        {children}
      </main>
      {/* Far below the first screen, and the waiting screen names the provider as well. */}
      <ClientOnly>
        <Footer />
      </ClientOnly>
    </div>
  );
}

/** Past a hundred dishes, to the column or the bar that this width shows. */
function SkipToCart() {
  const texts = useTexts(shellTexts);
  const count = useAtomValue(cartCountAtom);
  const { pathname } = useLocation();
  if (count === 0 || pathname !== routes.home) return null;
  return (
    <>
      <a className="layout__skip layout__skip--wide" href="#cart">
        {texts.skipToCart}
      </a>
      <a className="layout__skip layout__skip--narrow" href="#cart-bar">
        {texts.skipToCart}
      </a>
    </>
  );
}
