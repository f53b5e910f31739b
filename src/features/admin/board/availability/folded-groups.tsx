import { Badge, Collapsible, Heading, Span, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ChevronDownIcon } from "@/admin-ui/icons";

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
      {groups
        .filter(({ count }) => count > 0)
        .map((group) => (
          <Collapsible.Root key={group.id} lazyMount unmountOnExit borderBottomWidth="1px">
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
              <Badge>{group.count}</Badge>
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
                <Rows render={group.renderRows} />
              </Stack>
            </Collapsible.Content>
          </Collapsible.Root>
        ))}
    </>
  );
}

function Rows({ render }: { render: () => ReactNode }) {
  return render();
}
