import { useState } from "react";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import { EmptyState } from "@/ui/feedback/empty-state";
import { ErrorState } from "@/ui/feedback/error-state";
import { LoadingState } from "@/ui/feedback/loading-state";
import { StaffMemberForm } from "./staff-member-form";
import { TeamList } from "./team-list";
import { TeamNotice } from "./team-notice";
import { useTeam } from "./use-team";
import { useTeamActions } from "./use-team-actions";
import "./team.css";

/** The team of all restaurants. For super-administrators. */
export function TeamPage({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const texts = useTexts(teamTexts);
  const team = useTeam();
  const actions = useTeamActions(team.save);
  const [open, setOpen] = useState<string | "new" | null>(null);
  const { list, status } = team;
  const openForm = (which: string | null) => {
    actions.dismiss();
    setOpen(which);
  };
  const edited = list?.people.find(({ uid }) => uid === open) ?? null;
  const form = (
    <StaffMemberForm
      key={open}
      member={edited}
      restaurants={restaurants}
      onCancel={() => setOpen(null)}
      onSave={async (request) => {
        const problem = await actions.grant(request, edited);
        if (problem === null) setOpen(null);
        return problem;
      }}
    />
  );

  return (
    <div className="admin-page">
      <header className="admin-page__head">
        <div>
          <h1 className="admin-page__title" tabIndex={-1}>
            {texts.title}
          </h1>
          <p className="admin-page__intro">{texts.intro}</p>
        </div>
        {open !== "new" && list && (
          <button className="button button--primary" type="button" onClick={() => openForm("new")}>
            {texts.add}
          </button>
        )}
      </header>
      <TeamNotice notice={actions.notice} onUndo={actions.undo} />
      {open === "new" && form}
      {!list && status === "loading" && <LoadingState label={texts.loading} />}
      {!list && status === "failed" && <ErrorState onRetry={() => void team.reload()} />}
      {list?.people.length === 0 && <EmptyState title={texts.emptyTitle} text={texts.empty} />}
      {list && list.people.length > 0 && (
        <TeamList members={list.people} restaurants={restaurants} actions={actions}>
          {(member) => ({
            form: member.uid === open ? form : null,
            edit: () => openForm(member.uid),
          })}
        </TeamList>
      )}
      {list && !list.complete && <p className="admin-page__intro">{texts.tooMany}</p>}
    </div>
  );
}
