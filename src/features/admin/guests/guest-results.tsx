import type { EraseGuestAnswer } from "@/domain/guest/guest-answers.schema";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";
import { EmptyState } from "@/ui/feedback/empty-state";
import { ErrorState } from "@/ui/feedback/error-state";
import { LoadingState } from "@/ui/feedback/loading-state";
import { BlockedNotice } from "./blocked-notice";
import { FoundOrders } from "./found-orders";
import { FoundReservations } from "./found-reservations";
import { GuestTasks } from "./guest-tasks";
import type { Blocks } from "./use-blocks";
import type { GuestSearch } from "./use-guest-search";

interface GuestResultsProps {
  readonly restoKey: string;
  readonly search: GuestSearch;
  readonly blocks: Blocks;
  readonly onErased: (answer: EraseGuestAnswer) => void;
}

/** What a search has found, and what can be done with it. */
export function GuestResults({ restoKey, search, blocks, onErased }: GuestResultsProps) {
  const texts = useTexts(guestsTexts);
  const { status, guest, found, readMore } = search;
  if (status === "idle" || !guest) return null;
  const isFailed = status !== "loading" && status !== "ready";
  const isEmpty = found?.orders.length === 0 && found.reservations.length === 0;
  return (
    <section className="guest-results" aria-labelledby="guest-results">
      <h2 className="guest-results__title" id="guest-results">
        {texts.resultFor(guest.typed)}
      </h2>
      {found && (
        <>
          <BlockedNotice found={found} blocks={blocks.list} />
          {isEmpty ? (
            <EmptyState title={texts.emptyTitle} text={texts.empty(guest.typed)} />
          ) : (
            <>
              {found.unreadable > 0 && (
                <p className="guest-notice guest-notice--warning">
                  {texts.unreadable(found.unreadable)}
                </p>
              )}
              <FoundOrders orders={found.orders} />
              {found.more_orders && (
                <MoreButton isBusy={status === "loading"} onClick={() => readMore("orders")}>
                  {texts.moreOrders}
                </MoreButton>
              )}
              <FoundReservations reservations={found.reservations} />
              {found.more_reservations && (
                <MoreButton isBusy={status === "loading"} onClick={() => readMore("reservations")}>
                  {texts.moreReservations}
                </MoreButton>
              )}
            </>
          )}
        </>
      )}
      {status === "loading" && <LoadingState label={texts.searching} />}
      {isFailed && (
        <ErrorState
          help={texts.problems[status]}
          {...(found ? {} : { onRetry: () => search.search(guest.typed) })}
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
    </section>
  );
}

interface MoreButtonProps {
  readonly isBusy: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

function MoreButton({ isBusy, onClick, children }: MoreButtonProps) {
  return (
    <button
      className="button button--outline guest-results__more"
      type="button"
      aria-disabled={isBusy}
      onClick={() => !isBusy && onClick()}
    >
      {children}
    </button>
  );
}
