import { useEffect } from "react";
import { activeRestaurant } from "@/config/active-tenant";
import { sharedDish } from "@/config/dish-link";
import { routes } from "@/config/routes";
import { backendApp } from "@/firebase/connection/backend-app";
import { shellPageTexts } from "@/i18n/site/shell-page-texts";
import { shellTexts } from "@/i18n/site/shell-texts";
import { useTexts } from "@/i18n/use-texts";
import { usePageTitle } from "@/ui/navigation/use-page-title";
import { PhoneNumbers } from "@/ui/phone-numbers";
import { MessagePage } from "./message-page";

/**
 * Shown at every path outside docs/rules.md#pages. The Firebase client stays off, which it logs,
 * and no security check runs; the links reload the document so that both start. A shared dish that
 * the build did not know leads on to the menu.
 */
export function NotFoundPage() {
  const texts = useTexts(shellPageTexts);
  const names = useTexts(shellTexts);
  usePageTitle(texts.notFoundTitle);
  useEffect(() => {
    backendApp();
  }, []);
  const dish = sharedDish(window.location.pathname);
  return (
    <MessagePage title={texts.notFoundTitle} text={texts.notFound}>
      {/* Hosting answers 200, because only the app knows its routes. */}
      <meta name="robots" content="noindex" />
      {dish !== null && <meta httpEquiv="refresh" content={`0;url=${routes.home}?dish=${dish}`} />}
      <a className="button button--primary button--large" href={routes.home}>
        {texts.toMenu}
      </a>
      <nav className="message-page__links" aria-label={texts.notFoundLinks}>
        {activeRestaurant?.reservation && (
          <a className="button button--outline" href={routes.reservation}>
            {names.table}
          </a>
        )}
        <a className="button button--outline" href={routes.orders}>
          {names.orders}
        </a>
      </nav>
      {activeRestaurant && <PhoneNumbers phones={activeRestaurant.phones} />}
    </MessagePage>
  );
}
