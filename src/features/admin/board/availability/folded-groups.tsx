import { Accordion, Badge, Heading, Span, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface FoldedGroup {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  /** Called only while the group is open. */
  readonly renderRows: () => ReactNode;
}

interface FoldedGroupsProps {
  /** Rows that are always visible, above the groups. */
  readonly open: { readonly title: string; readonly rows: ReactNode } | null;
  readonly groups: readonly FoldedGroup[];
}

/** Groups of rows that open with a tap, several at a time. */
export function FoldedGroups({ open, groups }: FoldedGroupsProps) {
  return (
    <>
      {open && (
        <Stack as="section" gap="1" aria-label={open.title}>
          <Heading as="h3" size="sm" tabIndex={-1}>
            {open.title}
          </Heading>
          {open.rows}
        </Stack>
      )}
      <Accordion.Root multiple collapsible lazyMount unmountOnExit variant="outline">
        {groups
          .filter(({ count }) => count > 0)
          .map((group) => (
            <Accordion.Item key={group.id} value={group.id}>
              <Accordion.ItemTrigger minH="12">
                <Span flex="1">{group.title}</Span>
                <Badge>{group.count}</Badge>
                <Accordion.ItemIndicator />
              </Accordion.ItemTrigger>
              <Accordion.ItemContent>
                <Accordion.ItemBody>
                  <Rows render={group.renderRows} />
                </Accordion.ItemBody>
              </Accordion.ItemContent>
            </Accordion.Item>
          ))}
      </Accordion.Root>
    </>
  );
}

function Rows({ render }: { render: () => ReactNode }) {
  return <Stack gap="1">{render()}</Stack>;
}
