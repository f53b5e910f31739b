import type { EraseGuestAnswer } from "@/domain/guest/guest-answers.schema";
import { formatDate } from "@/domain/text/format";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";

/** What was erased, and what follows once it has ended. */
export function ErasedNotice({ erased }: { erased: EraseGuestAnswer }) {
  const texts = useTexts(guestsTexts);
  const { orders, reservations, mails, postponed, complete } = erased;
  return (
    <div className="guest-notice">
      <p>{texts.erased(orders, reservations, mails)}</p>
      {!complete && <p>{texts.eraseIncomplete}</p>}
      {postponed.length > 0 && (
        <>
          <p>{texts.postponed}</p>
          <ul>
            {postponed.map(({ kind, id, code, until }) => {
              const words = kind === "order" ? texts.postponedOrder : texts.postponedReservation;
              return <li key={id}>{words(code, formatDate(until))}</li>;
            })}
          </ul>
        </>
      )}
    </div>
  );
}
