import { useEffect } from "react";
import { Link } from "react-router-dom";
import { backendApp } from "@/firebase/connection/backend-app";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { EmptyState } from "@/ui/feedback/empty-state";
import { adminRoutes } from "./admin-routes";

/**
 * Every address outside the four pages. The backend client stays off, which it logs (spec section
 * 2), and nobody is checked: the way out loads the site anew, with its security check.
 */
export function NoBackendPage() {
  const texts = useTexts(adminTexts);
  useEffect(() => {
    backendApp();
  }, []);
  return (
    <main id="main">
      <EmptyState title={texts.notFoundTitle} text={texts.notFound} isPage>
        <Link className="button button--primary" to={adminRoutes.overview} reloadDocument>
          {texts.toOverview}
        </Link>
      </EmptyState>
    </main>
  );
}
