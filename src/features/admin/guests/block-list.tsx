import { Box, Button, chakra, Text } from "@chakra-ui/react";
import { useState } from "react";
import { DataTable } from "@/admin-ui/data/data-table";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { TableSkeleton } from "@/admin-ui/feedback/table-skeleton";
import { Section } from "@/admin-ui/layout/section";
import type { Blocks } from "@/data/staff/use-blocks";
import type { ListedBlock } from "@/domain/guest/block-requests.schema";
import { formatMoment } from "@/domain/text/format-moment";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { blockedName } from "./blocked-name";

/** The restaurant's current blocks, the one that ends first on top. */
export function BlockList({ blocks }: { blocks: Blocks }) {
  const texts = useTexts(guestsTexts);
  const { status, list, reload, change } = blocks;
  const [notice, setNotice] = useState("");
  const isFailed = status !== "loading" && status !== "ready";

  async function unblock(block: ListedBlock): Promise<void> {
    const problem = await change({ block_id: block.id, until: null });
    const who = blockedName(block, texts);
    setNotice(problem ? texts.problems[problem] : texts.unblocked(who));
  }

  return (
    <Box ref={keepFocusInside} tabIndex={-1}>
      <Section title={texts.blocksTitle}>
        <chakra.output _empty={{ position: "absolute" }}>{notice}</chakra.output>
        {list && <BlockTable blocks={list.blocks} onUnblock={unblock} />}
        {list && !list.complete && <Text color="fg.muted">{texts.blocksIncomplete}</Text>}
        {!list && status === "loading" && <TableSkeleton rows={2} label={texts.blocksLoading} />}
        {!list && isFailed && <InlineError title={texts.problems[status]} onRetry={reload} />}
      </Section>
    </Box>
  );
}

interface BlockTableProps {
  readonly blocks: readonly ListedBlock[];
  readonly onUnblock: (block: ListedBlock) => void;
}

function BlockTable({ blocks, onUnblock }: BlockTableProps) {
  const texts = useTexts(guestsTexts);
  const language = useLanguage();
  return (
    <DataTable
      caption={texts.blocksTitle}
      rows={blocks}
      rowKey={({ id }) => id}
      rowTestId="block"
      empty={<Text color="fg.muted">{texts.noBlocks}</Text>}
      columns={[
        {
          key: "who",
          label: texts.who,
          isRowHeader: true,
          cell: (block) => blockedName(block, texts),
        },
        { key: "ends", label: texts.ends, cell: ({ until }) => formatMoment(until, language) },
        {
          key: "reason",
          label: texts.reason,
          cell: ({ reason }) => <Text overflowWrap="anywhere">{reason || texts.noReason}</Text>,
        },
        { key: "by", label: texts.by, cell: ({ by }) => by ?? texts.former },
        {
          key: "unblock",
          label: <span className="visually-hidden">{texts.unblock}</span>,
          align: "end",
          cell: (block) => (
            <Button
              type="button"
              variant="outline"
              colorPalette="gray"
              aria-label={texts.unblockOf(blockedName(block, texts))}
              onClick={() => onUnblock(block)}
            >
              {texts.unblock}
            </Button>
          ),
        },
      ]}
    />
  );
}
