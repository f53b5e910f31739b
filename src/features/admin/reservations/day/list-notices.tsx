import { InlineError } from "@/admin-ui/feedback/inline-error";
import { Notice } from "@/admin-ui/feedback/notice";
import type { LiveList } from "@/data/live-list";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";

/** Notices about the connection and about reservations that cannot be shown. */
export function ListNotices({ list }: { list: Pick<LiveList<unknown>, "status" | "unreadable"> }) {
  const texts = useTexts(reservationDayTexts);
  const { status, unreadable } = list;
  const names = unreadable.map(({ id, code }) => code ?? id).join(", ");
  return (
    <>
      {status === "disconnected" && <Notice tone="danger" title={texts.disconnected} />}
      {status === "failed" && (
        <InlineError
          title={texts.failed}
          retryLabel={texts.reload}
          onRetry={() => window.location.reload()}
        />
      )}
      {unreadable.length > 0 && (
        <Notice tone="warning" title={texts.unreadable(unreadable.length, names)} />
      )}
    </>
  );
}
