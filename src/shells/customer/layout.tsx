import type { ReactNode } from "react";
import { shellTexts } from "../../i18n/shell-texts";
import { useTexts } from "../../i18n/use-texts";
import { OfflineNote } from "../../ui/offline-note";
import { useAfterStart } from "../../ui/use-after-start";
import { Footer } from "./footer";
import { Header } from "./header";
import "../../ui/styles/button.css";
import "./layout.css";
import { usePageFocus } from "./layout-focus";

/** Skip link, header, the page itself and footer; after a navigation the page gets the focus. */
export function CustomerLayout({ children }: { children: ReactNode }) {
  const texts = useTexts(shellTexts);
  const page = usePageFocus();
  return (
    <div className="layout">
      <a className="layout__skip" href="#main">
        {texts.skipToContent}
      </a>
      <Header />
      <OfflineNote />
      <main className="layout__page" id="main" ref={page} tabIndex={-1}>
        {children}
      </main>
      {/* Far below the first screen, and the waiting screen names the provider as well. */}
      {useAfterStart() ? <Footer /> : null}
    </div>
  );
}
