import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { Page } from "@/admin-ui/layout/page";
import { useAuditLog } from "@/data/staff/use-audit-log";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { auditTexts } from "@/i18n/admin/audit-texts";
import { useTexts } from "@/i18n/use-texts";
import { AuditFilters } from "./audit-filters";
import { AuditResults } from "./audit-results";
import { useTeamNames } from "./use-team-names";

/** The audit log, latest entry first. For super-administrators. */
export function AuditPage({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const texts = useTexts(auditTexts);
  const [restoKey, setRestoKey] = useState<string | null>(null);
  const [uid, setUid] = useState<string | null>(null);
  const names = useTeamNames();
  const log = useAuditLog(restoKey, uid);
  return (
    <Page
      title={texts.title}
      description={texts.intro}
      actions={
        <Button type="button" variant="outline" colorPalette="gray" onClick={log.reload}>
          {texts.reload}
        </Button>
      }
    >
      <AuditFilters
        restaurants={restaurants}
        names={names}
        filter={{ restoKey, uid }}
        onFilter={(next) => {
          setRestoKey(next.restoKey);
          setUid(next.uid);
        }}
      />
      <AuditResults log={log} restaurants={restaurants} names={names} onSelectAccount={setUid} />
    </Page>
  );
}
