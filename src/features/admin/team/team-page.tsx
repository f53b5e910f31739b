import { Button, Text } from "@chakra-ui/react";
import { useState } from "react";
import { EmptyState } from "@/admin-ui/feedback/empty-state";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { TableSkeleton } from "@/admin-ui/feedback/table-skeleton";
import { Page } from "@/admin-ui/layout/page";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import { StaffMemberForm } from "./staff-member-form";
import { staffMemberKey } from "./staff-members";
import { TeamList } from "./team-list";
import { TeamNotice } from "./team-notice";
import type { TeamScope } from "./team-scope";
import { useTeam } from "./use-team";
import { useTeamActions } from "./use-team-actions";

/** The team: of all restaurants for super-administrators, of their own for managers. */
export function TeamPage(scope: TeamScope) {
  const texts = useTexts(teamTexts);
  const team = useTeam();
  const actions = useTeamActions(team.save);
  const [open, setOpen] = useState<string | "new" | null>(null);
  const { list, status } = team;
  const openForm = (which: string | null) => {
    actions.dismiss();
    setOpen(which);
  };
  const edited = list?.people.find((each) => staffMemberKey(each) === open) ?? null;
  return (
    <Page
      title={texts.title}
      description={scope.isSuper ? texts.intro : texts.managerIntro}
      actions={list && <Button onClick={() => openForm("new")}>{texts.add}</Button>}
    >
      <TeamNotice notice={actions.notice} onUndo={actions.undo} />
      {(open === "new" || edited) && (
        <StaffMemberForm
          key={open}
          member={edited}
          scope={scope}
          onCancel={() => setOpen(null)}
          onSave={async (request) => {
            const problem = await actions.grant(request, edited);
            if (problem === null) setOpen(null);
            return problem;
          }}
        />
      )}
      {!list && status === "loading" && <TableSkeleton />}
      {!list && status === "failed" && (
        <InlineError title={texts.problems.other} onRetry={team.reload} />
      )}
      {list?.people.length === 0 && <EmptyState title={texts.emptyTitle} text={texts.empty} />}
      {list && list.people.length > 0 && (
        <TeamList members={list.people} scope={scope} actions={actions} onEdit={openForm} />
      )}
      {list && !list.complete && <Text>{texts.tooMany}</Text>}
    </Page>
  );
}
