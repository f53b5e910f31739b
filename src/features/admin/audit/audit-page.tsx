import { useState } from "react";
import { useAuditLog } from "@/data/use-audit-log";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { auditTexts } from "@/i18n/admin/audit-texts";
import { useTexts } from "@/i18n/use-texts";
import { AuditFilters } from "./audit-filters";
import { AuditResults } from "./audit-results";
import { useTeamNames } from "./use-team-names";
import "./audit.css";

/** The audit log, latest entry first. For super-administrators. */
export function AuditPage({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const texts = useTexts(auditTexts);
  const [restoKey, setRestoKey] = useState<string | null>(null);
  const [uid, setUid] = useState<string | null>(null);
  const names = useTeamNames();
  const log = useAuditLog(restoKey, uid);
  return (
    <div className="admin-page">
      <header className="admin-page__head">
        <div>
          <h1 className="admin-page__title">{texts.title}</h1>
          <p className="admin-page__intro">{texts.intro}</p>
        </div>
        <button className="button button--outline" type="button" onClick={log.reload}>
          {texts.reload}
        </button>
      </header>
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
    </div>
  );
}
