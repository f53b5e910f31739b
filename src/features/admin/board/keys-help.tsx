import { IconButton, Kbd, Table } from "@chakra-ui/react";
import { memo } from "react";
import { PanelDialog } from "@/admin-ui/overlay/panel-dialog";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";

interface KeysHelpProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Button and dialog that show the board's keys. New orders do not re-render them. */
export const KeysHelp = memo(function KeysHelp({ open, onOpenChange }: KeysHelpProps) {
  const texts = useTexts(boardTexts).keys;
  return (
    <>
      <IconButton
        size="lg"
        variant="outline"
        colorPalette="gray"
        aria-label={texts.title}
        aria-haspopup="dialog"
        // Touch screens without keys do not need it. On narrow ones the bar has no room for it.
        hideBelow="lg"
        css={{ "@media (hover: none)": { display: "none" } }}
        onClick={() => onOpenChange(true)}
      >
        ?
      </IconButton>
      <PanelDialog open={open} onClose={() => onOpenChange(false)} title={texts.title}>
        <Table.Root size="sm" aria-label={texts.title}>
          <Table.Body>
            {texts.list.map(([keys, meaning]) => (
              <Table.Row key={keys}>
                <Table.ColumnHeader scope="row" whiteSpace="nowrap">
                  <Kbd size="lg">{keys}</Kbd>
                </Table.ColumnHeader>
                <Table.Cell fontSize="md">{meaning}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </PanelDialog>
    </>
  );
});
