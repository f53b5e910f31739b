import { List, Stack } from "@chakra-ui/react";
import { Notice } from "@/admin-ui/feedback/notice";
import type { EraseGuestAnswer } from "@/domain/guest/guest-answers.schema";
import { formatDate } from "@/domain/text/format";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";

/** Lists the erased data, and the data that is erased once it has ended. */
export function ErasedNotice({ erased }: { erased: EraseGuestAnswer }) {
  const texts = useTexts(guestsTexts);
  const { orders, reservations, mails, postponed, complete } = erased;
  const hasMore = !complete || postponed.length > 0;
  return (
    <Notice
      tone={complete ? "success" : "warning"}
      title={texts.erased(orders, reservations, mails)}
    >
      {hasMore && (
        <Stack gap="2">
          {!complete && <p>{texts.eraseIncomplete}</p>}
          {postponed.length > 0 && (
            <>
              <p>{texts.postponed}</p>
              <List.Root ps="5">
                {postponed.map(({ kind, id, code, until }) => {
                  const words =
                    kind === "order" ? texts.postponedOrder : texts.postponedReservation;
                  return <List.Item key={id}>{words(code, formatDate(until))}</List.Item>;
                })}
              </List.Root>
            </>
          )}
        </Stack>
      )}
    </Notice>
  );
}
