import type { ReactNode } from "react";
import { activeRestaurant } from "@/config/active-tenant";
import { routes } from "@/config/routes";
import { shellTexts } from "@/i18n/site/shell-texts";
import { useTexts } from "@/i18n/use-texts";
import { EmblemMark } from "@/ui/emblem/emblem-mark";
import { LanguageSwitch } from "@/ui/navigation/language-switch";
import "./header.css";
import "./layout.css";
import "./static-layout.css";

/**
 * Header, page and legal notice without stored data, for pages outside of a restaurant's frame. Its
 * links reload the document, which starts the backend and repeats failed reads.
 */
export function StaticLayout({ children }: { children: ReactNode }) {
  const texts = useTexts(shellTexts);
  return (
    <div className="layout">
      <header className="header">
        <div className="header__inner">
          {activeRestaurant ? (
            <a
              className="header__home"
              href={routes.home}
              aria-label={texts.toHome(activeRestaurant.title)}
            >
              <span className="header__logo">
                <EmblemMark className="header__mark" />
              </span>
              <span className="header__title">{activeRestaurant.title}</span>
            </a>
          ) : null}
          <div className="header__links">
            <LanguageSwitch className="language" />
          </div>
        </div>
      </header>
      <main className="layout__page" id="main">
        {children}
      </main>
      <footer className="static-layout__foot">
        <a href={routes.legal("impressum")}>{texts.legalPages.impressum}</a>
        <a href={routes.legal("datenschutz")}>{texts.legalPages.datenschutz}</a>
      </footer>
    </div>
  );
}
