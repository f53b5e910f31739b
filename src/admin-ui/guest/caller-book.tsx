import { Stack, Text } from "@chakra-ui/react";
import type { GuestCard } from "@/domain/guest/guest-card.schema";
import { callerTexts } from "@/i18n/admin/guest/caller-texts";
import { guestBookTexts } from "@/i18n/admin/guest/guest-card-texts";
import { useTexts } from "@/i18n/use-texts";
import { GuestFacts, GuestNote } from "./guest-book-part";

interface CallerBookProps {
  readonly lookup: { readonly isAsking: boolean; readonly book: GuestCard | null };
}

/** What the guest book holds about a caller, once the number is looked up. */
export function CallerBook({ lookup: { isAsking, book } }: CallerBookProps) {
  const texts = useTexts(callerTexts);
  const { greet } = useTexts(guestBookTexts);
  return (
    <>
      {/* Always rendered: the lookup starts while a button is pressed, and that button must not
         move. */}
      <Text role="status" color="fg.muted" minH="6">
        {isAsking && texts.lookingUp}
      </Text>
      {book && (
        <Stack gap="1" role="status" data-testid="guest-book">
          <Text fontWeight="semibold">{greet(book.name)}</Text>
          <GuestFacts card={book} isCounted={false} />
          <GuestNote card={book} />
        </Stack>
      )}
    </>
  );
}
