import { useEffect } from "react";
import { Link } from "react-router-dom";
import { backendApp } from "@/firebase/connection/backend-app";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { EmptyState } from "@/ui/feedback/empty-state";
import { adminRoutes } from "./admin-routes";

/**
 * "Not found" for addresses on which the Firebase client does not start (docs/rules.md#pages). The
 * link reloads the site, so that the security check runs.
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
