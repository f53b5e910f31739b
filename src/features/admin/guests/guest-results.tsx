import { EmptyState } from "@/admin-ui/feedback/empty-state";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { Notice } from "@/admin-ui/feedback/notice";
import { TableSkeleton } from "@/admin-ui/feedback/table-skeleton";
import { Section } from "@/admin-ui/layout/section";
import type { Blocks } from "@/data/staff/use-blocks";
import type { GuestSearch } from "@/data/staff/use-guest-search";
import type { EraseGuestAnswer } from "@/domain/guest/guest-answers.schema";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";
import { BlockedNotice } from "./blocked-notice";
import { GuestTasks } from "./guest-tasks";
import { ResultLists } from "./result-lists";

interface GuestResultsProps {
  readonly restoKey: string;
  readonly search: GuestSearch;
  readonly blocks: Blocks;
  readonly onErased: (answer: EraseGuestAnswer) => void;
}

/** The result of a search, with its actions. */
export function GuestResults({ restoKey, search, blocks, onErased }: GuestResultsProps) {
  const texts = useTexts(guestsTexts);
  const { status, guest, found } = search;
  if (status === "idle" || !guest) return null;
  const isFailed = status !== "loading" && status !== "ready";
  const isEmpty = found?.orders.length === 0 && found.reservations.length === 0;
  return (
    <Section title={texts.resultFor(guest.typed)}>
      {found && <BlockedNotice found={found} blocks={blocks.list} />}
      {found && isEmpty && <EmptyState title={texts.emptyTitle} text={texts.empty(guest.typed)} />}
      {found && !isEmpty && (
        <>
          {found.unreadable > 0 && (
            <Notice tone="warning" title={texts.unreadable(found.unreadable)} />
          )}
          <ResultLists found={found} search={search} />
        </>
      )}
      {status === "loading" && <TableSkeleton rows={3} label={texts.searching} />}
      {isFailed && (
        <InlineError
          title={texts.problems[status]}
          onRetry={found ? undefined : () => search.search(guest.typed)}
        />
      )}
      {found && (
        <GuestTasks
          key={guest.typed}
          guest={{ ...guest, restoKey, found }}
          blocks={blocks}
          onErased={onErased}
        />
      )}
    </Section>
  );
}
