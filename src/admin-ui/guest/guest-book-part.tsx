import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { GuestCard } from "@/domain/guest/guest-card.schema";
import { isRegularGuest } from "@/domain/guest/guest-outcome";
import { formatLocalDate } from "@/domain/text/format";
import { toLocal } from "@/domain/time/berlin-time";
import { guestBookTexts } from "@/i18n/admin/guest/guest-card-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { ConfirmDialog } from "../overlay/confirm-dialog";
import { GuestNoteForm } from "./guest-note-form";

interface GuestBookPartProps {
  readonly card: GuestCard;
  /** Whether the order or reservation shown is one of the visits. */
  readonly isCounted: boolean;
  readonly onChange: (change: { note: string } | { end: true }) => Promise<boolean>;
}

/** What the guest book holds about a guest, with the team's note and the end at the guest's wish. */
export function GuestBookPart({ card, isCounted, onChange }: GuestBookPartProps) {
  const texts = useTexts(guestBookTexts);
  const [open, setOpen] = useState<"note" | "end" | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function end(): Promise<void> {
    setOpen(null);
    setFailed(!(await onChange({ end: true })));
  }

  return (
    <Box as="section" data-testid="guest-book">
      <Heading as="h3" size="sm" color="fg.muted" mb="1">
        {texts.title}
      </Heading>
      <Stack gap="2">
        <GuestFacts card={card} isCounted={isCounted} />
        {open === "note" ? (
          <GuestNoteForm card={card} onSave={onChange} onClose={() => setOpen(null)} />
        ) : (
          <>
            <GuestNote card={card} />
            <Flex wrap="wrap" gap="2">
              <Button variant="outline" colorPalette="gray" onClick={() => setOpen("note")}>
                {card.note ? texts.editNote : texts.addNote}
              </Button>
              <Button variant="outline" colorPalette="danger" onClick={() => setOpen("end")}>
                {texts.end}
              </Button>
            </Flex>
          </>
        )}
        {hasFailed && (
          <Text role="alert" color="fg.error">
            {texts.failed}
          </Text>
        )}
      </Stack>
      <ConfirmDialog
        open={open === "end"}
        danger
        title={texts.endTitle}
        confirmLabel={texts.endYes}
        onConfirm={() => void end()}
        onClose={() => setOpen(null)}
      >
        {texts.endText}
      </ConfirmDialog>
    </Box>
  );
}

/** The team's note; renders nothing without one. */
export function GuestNote({ card: { note } }: Pick<GuestBookPartProps, "card">) {
  return note ? (
    <Text bg="bg.warning" px="2" py="1" borderRadius="l1" whiteSpace="pre-line">
      <bdi>{note}</bdi>
    </Text>
  ) : null;
}

/** Visits, the last one, allergies, usual dishes and no-shows. */
export function GuestFacts({ card, isCounted }: Pick<GuestBookPartProps, "card" | "isCounted">) {
  const texts = useTexts(guestBookTexts);
  const textIn = useTextIn();
  const { visits, last_visit_at: last, allergies, usual, no_shows } = card;
  const dishes = usual.map(({ qty, name }) => texts.dish(qty, textIn(name)));
  return (
    <>
      <Text fontSize="lg">
        <GuestVisit visits={visits} isCounted={isCounted} />
        {last !== undefined && (
          <Text as="span" color="fg.muted">
            {` · ${texts.last(formatLocalDate(toLocal(last).date))}`}
          </Text>
        )}
      </Text>
      {allergies && (
        <Text bg="bg.error" color="fg.error" px="2" py="1" borderRadius="l1" fontWeight="bold">
          {texts.allergies} <bdi>{allergies}</bdi>
        </Text>
      )}
      {dishes.length > 0 && (
        <Text>
          <Text as="span" color="fg.muted">
            {texts.usual}
          </Text>{" "}
          {dishes.join(", ")}
        </Text>
      )}
      {no_shows > 0 && <Text fontWeight="semibold">{texts.noShows(no_shows)}</Text>}
    </>
  );
}

/** Which visit an order or reservation is. @param isCounted whether it is one of the visits */
export function visitNumber({ visits }: Pick<GuestCard, "visits">, isCounted: boolean): number {
  return visits + (isCounted ? 0 : 1);
}

/** Which visit this is, and whether of a regular. */
export function GuestVisit(props: { visits: number; isCounted: boolean }) {
  const texts = useTexts(guestBookTexts);
  const number = visitNumber(props, props.isCounted);
  return <b>{isRegularGuest(number) ? texts.regular(number) : texts.visit(number)}</b>;
}
