import { Button, Flex } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { EmptyState } from "@/admin-ui/feedback/empty-state";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { adminRoutes } from "./admin-routes";

/**
 * Page for unknown addresses, with links to the pages that everybody uses.
 * @param reloads whether its links reload the site
 */
export function AdminNotFound({ reloads = false }: { reloads?: boolean }) {
  const texts = useTexts(adminTexts);
  return (
    <EmptyState title={texts.notFoundTitle} text={texts.notFound} isPage>
      <Flex wrap="wrap" justify="center" gap="2">
        <Button asChild>
          <Link to={adminRoutes.overview} reloadDocument={reloads}>
            {texts.toOverview}
          </Link>
        </Button>
        {(["board", "reservations"] as const).map((name) => (
          <Button key={name} asChild variant="outline" colorPalette="gray" textDecoration="none">
            <Link to={adminRoutes[name]} reloadDocument={reloads}>
              {name === "board" ? texts.board : texts.tables}
            </Link>
          </Button>
        ))}
      </Flex>
    </EmptyState>
  );
}
