import { Button } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { EmptyState } from "@/admin-ui/feedback/empty-state";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { adminRoutes } from "./admin-routes";

/**
 * Page for unknown addresses.
 * @param reloads whether its link loads the site anew
 */
export function AdminNotFound({ reloads = false }: { reloads?: boolean }) {
  const texts = useTexts(adminTexts);
  return (
    <EmptyState title={texts.notFoundTitle} text={texts.notFound} isPage>
      <Button asChild>
        <Link to={adminRoutes.overview} reloadDocument={reloads}>
          {texts.toOverview}
        </Link>
      </Button>
    </EmptyState>
  );
}
