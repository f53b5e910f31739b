import { Badge, Box, Button, Heading, Stack, Text } from "@chakra-ui/react";
import { DataTable } from "@/admin-ui/data/data-table";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";
import { ResultContact } from "./result-contact";
import type { ResultEntry } from "./result-entry";

interface ResultListProps {
  readonly title: string;
  readonly empty: string;
  readonly entries: readonly ResultEntry[];
  readonly rowTestId: string;
  /** Button for older entries; null if all are shown. */
  readonly more: { readonly label: string; readonly busy: boolean; onMore(): void } | null;
}

/** A guest's orders or reservations, newest first. */
export function ResultList({ title, empty, entries, rowTestId, more }: ResultListProps) {
  const texts = useTexts(guestsTexts);
  return (
    <Box>
      <Heading as="h3" size="md" mb="1">
        {title}
      </Heading>
      <DataTable
        caption={title}
        rows={entries}
        rowKey={({ id }) => id}
        rowTestId={rowTestId}
        empty={<Text color="fg.muted">{empty}</Text>}
        columns={[
          { key: "code", label: texts.code, isRowHeader: true, cell: ({ code }) => code },
          {
            key: "due",
            label: texts.when,
            cell: ({ due, kind }) => (
              <Stack gap="0">
                {due}
                {kind && <Text color="fg.muted">{kind}</Text>}
              </Stack>
            ),
          },
          {
            key: "contact",
            label: texts.contact,
            cell: ({ contact, address }) => <ResultContact contact={contact} address={address} />,
          },
          { key: "details", label: texts.details, cell: (entry) => <Details entry={entry} /> },
          {
            key: "status",
            label: texts.status,
            cell: ({ status }) => (
              <Badge colorPalette="gray" size="md">
                {status}
              </Badge>
            ),
          },
        ]}
      />
      {more && (
        <Button
          type="button"
          variant="outline"
          mt="3"
          aria-disabled={more.busy}
          onClick={() => !more.busy && more.onMore()}
        >
          {more.label}
        </Button>
      )}
    </Box>
  );
}

function Details({ entry }: { entry: ResultEntry }) {
  return (
    <Stack gap="0" minW="0" overflowWrap="anywhere">
      {entry.lines.map((line, index) => (
        // Lines of one entry never change.
        <span key={`${index} ${line}`}>{line}</span>
      ))}
      {entry.notes.map((note) => (
        <em key={note}>{note}</em>
      ))}
      {entry.total && <strong>{entry.total}</strong>}
    </Stack>
  );
}
