import { useEffect } from "react";
import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { backendApp } from "@/firebase/connection/backend-app";
import { shellPageTexts } from "@/i18n/shell-page-texts";
import { useTexts } from "@/i18n/use-texts";
import { usePageTitle } from "@/ui/navigation/use-page-title";
import { MessagePage } from "./message-page";

/**
 * Every address outside the four pages. The backend client stays off, which it logs (spec section
 * 2), and nobody is checked: the way out loads the restaurant's page anew, with its security check.
 */
export function NotFoundPage() {
  const texts = useTexts(shellPageTexts);
  usePageTitle(texts.notFoundTitle);
  useEffect(() => {
    backendApp();
  }, []);
  return (
    <MessagePage title={texts.notFoundTitle} text={texts.notFound}>
      {/* Hosting answers 200 for it: an address without a page is known to the app alone. */}
      <meta name="robots" content="noindex" />
      <Link className="button button--primary" to={routes.home} reloadDocument>
        {texts.toRestaurant}
      </Link>
    </MessagePage>
  );
}
