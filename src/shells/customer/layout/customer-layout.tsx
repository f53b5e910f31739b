import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { usePageLayout } from "@/data/restaurant-provider";
import { shellTexts } from "@/i18n/site/shell-texts";
import { useTexts } from "@/i18n/use-texts";
import { ClientOnly } from "@/page-lifecycle/client-only";
import { cartCountAtom } from "@/state/cart/cart-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { OfflineNote } from "@/ui/feedback/offline-note";
import { Footer } from "./footer";
import { Header } from "./header";
import "@/ui/styles/button.css";
import "../static/layout.css";
import { usePageFocus } from "./use-page-focus";

/** Skip links, header, page and footer. Moves the focus to the page after a navigation. */
export function CustomerLayout({ children }: { children: ReactNode }) {
  const texts = useTexts(shellTexts);
  const page = usePageFocus();
  return (
    <div className={`layout layout--${usePageLayout()}`}>
      <a className="layout__skip" href="#main">
        {texts.skipToContent}
      </a>
      <SkipToCart />
      <Header />
      <OfflineNote />
      <main className="layout__page" id="main" ref={page} tabIndex={-1}>
        {children}
      </main>
      {/* Not prerendered: it is far below, and the security check has the legal notice. */}
      <ClientOnly>
        <Footer />
      </ClientOnly>
    </div>
  );
}

/** Skips the menu, to the cart's column on wide screens and to its bar on narrow ones. */
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
