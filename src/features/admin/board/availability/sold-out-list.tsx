import { Badge, Collapsible, Heading, Span, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useMemo, useState } from "react";
import { TextField } from "@/admin-ui/form/text-field";
import { ChevronDownIcon } from "@/admin-ui/icons";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useTexts } from "@/i18n/use-texts";

interface Group<T> {
  readonly id: string;
  readonly title: string;
  readonly items: readonly T[];
}

interface SoldOutListProps<T> {
  /** Label of the search field. */
  readonly label: string;
  readonly help?: string;
  /** Text for a search that finds nothing. */
  readonly nothing: string;
  /** Must keep its identity while it finds the same. */
  readonly find: (query: string) => readonly T[];
  readonly soldOut: readonly T[];
  readonly groups: readonly Group<T>[];
  readonly row: (item: T) => ReactNode;
}

/**
 * A search field above what it finds; without a query, above what is sold out and groups that open
 * with a tap, several at a time.
 */
export function SoldOutList<T>(props: SoldOutListProps<T>) {
  const { label, help, nothing, find, soldOut, groups, row } = props;
  const texts = useTexts(availabilityTexts);
  const [query, setQuery] = useState("");
  const found = useMemo(() => (query.trim() === "" ? null : find(query)), [find, query]);
  return (
    <Stack gap="4">
      <TextField
        type="search"
        label={label}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {help && <Text color="fg.muted">{help}</Text>}
      {found && <Stack gap="1">{found.length > 0 ? found.map(row) : <Text>{nothing}</Text>}</Stack>}
      {!found && soldOut.length > 0 && (
        <Stack as="section" gap="1" aria-label={texts.nowSoldOut}>
          <Heading as="h3" size="sm" tabIndex={-1}>
            {texts.nowSoldOut}
          </Heading>
          {soldOut.map(row)}
        </Stack>
      )}
      {!found &&
        groups
          .filter(({ items }) => items.length > 0)
          .map((group) => <FoldedGroup key={group.id} group={group} row={row} />)}
    </Stack>
  );
}

function FoldedGroup<T>({ group, row }: { group: Group<T>; row: (item: T) => ReactNode }) {
  return (
    <Collapsible.Root lazyMount unmountOnExit borderBottomWidth="1px">
      <Collapsible.Trigger
        display="flex"
        alignItems="center"
        gap="4"
        width="full"
        minH="12"
        textAlign="start"
        fontWeight="medium"
      >
        <Span flex="1">{group.title}</Span>
        <Badge>{group.items.length}</Badge>
        <Collapsible.Indicator
          aria-hidden="true"
          transition="transform"
          _open={{ transform: "rotate(180deg)" }}
        >
          <ChevronDownIcon />
        </Collapsible.Indicator>
      </Collapsible.Trigger>
      <Collapsible.Content>
        <Stack gap="1" pb="4">
          <Rows group={group} row={row} />
        </Stack>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

/** A component of its own, so that the rows of a closed group are not rendered. */
function Rows<T>({ group, row }: { group: Group<T>; row: (item: T) => ReactNode }) {
  return group.items.map(row);
}
