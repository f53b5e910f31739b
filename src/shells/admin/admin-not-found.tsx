import { Link } from "react-router-dom";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { EmptyState } from "@/ui/feedback/empty-state";
import { adminRoutes } from "./admin-routes";

/** Page for unknown addresses. */
export function AdminNotFound() {
  const texts = useTexts(adminTexts);
  return (
    <EmptyState title={texts.notFoundTitle} text={texts.notFound} isPage>
      <Link className="button button--primary" to={adminRoutes.overview}>
        {texts.toOverview}
      </Link>
    </EmptyState>
  );
}
