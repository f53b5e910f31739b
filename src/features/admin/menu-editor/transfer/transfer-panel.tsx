import { Button, Code, Collapsible, HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { normaliseMenu } from "@/domain/menu/draft/normalise-menu";
import type { Menu } from "@/domain/menu/menu.schema";
import { MENU_COLUMNS, menuCsv } from "@/domain/menu/transfer/menu-csv";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import { downloadFile } from "@/ui/download-file";
import { useEditorContext } from "../context/editor-context";
import { FormPart } from "../fields/form-part";
import { PanelHead } from "../fields/panel-head";
import { PrintPart } from "../print/print-part";
import { FilePreview } from "./file-preview";
import { type MenuFile, readMenuFile } from "./read-menu-file";

/** Exports the draft and imports files into it. */
export function TransferPanel({ onImport }: { readonly onImport: (menu: Menu) => void }) {
  const { menu, restaurant } = useEditorContext();
  const language = useLanguage();
  const texts = menuEditorTexts[language];
  const [file, setFile] = useState<MenuFile | null>(null);
  const name = `${restaurant.key}-${menu.rev}`;
  const read = async (chosen: File) => {
    setFile(null);
    setFile(await readMenuFile(chosen, { menu, restaurant, language }));
  };
  const exportJson = () => {
    const json = JSON.stringify(normaliseMenu(menu), null, 2);
    downloadFile(`${name}.json`, json, "application/json;charset=utf-8");
  };
  const exportCsv = () =>
    downloadFile(`${name}.csv`, menuCsv(normaliseMenu(menu)), "text/csv;charset=utf-8");
  return (
    <>
      <PanelHead title={texts.transfer} />
      <Stack gap="8" maxW="56rem">
        <FormPart title={texts.exportTitle} hint={texts.exportHelp}>
          <HStack wrap="wrap">
            <Button variant="outline" colorPalette="gray" onClick={exportJson}>
              {texts.exportJson}
            </Button>
            <Button variant="outline" colorPalette="gray" onClick={exportCsv}>
              {texts.exportCsv}
            </Button>
          </HStack>
        </FormPart>
        <PrintPart />
        <FormPart title={texts.importTitle} hint={texts.importHelp}>
          <Button
            asChild
            variant="outline"
            colorPalette="gray"
            alignSelf="flex-start"
            _focusWithin={{ outline: "3px solid", outlineColor: "brand.focusRing" }}
          >
            <label>
              <input
                type="file"
                className="visually-hidden"
                accept=".json,.csv,application/json,text/csv"
                onChange={(event) => {
                  const [chosen] = event.currentTarget.files ?? [];
                  // Allows selecting the same file again after it was changed.
                  event.currentTarget.value = "";
                  if (chosen) void read(chosen);
                }}
              />
              {texts.chooseFile}
            </label>
          </Button>
          {file ? (
            <FilePreview
              file={file}
              onImport={() => {
                setFile(null);
                onImport(file.menu);
              }}
            />
          ) : null}
          <Collapsible.Root lazyMount>
            <Collapsible.Trigger minH="11" textDecoration="underline dotted">
              {texts.columns}
            </Collapsible.Trigger>
            <Collapsible.Content>
              <Code whiteSpace="normal">{MENU_COLUMNS.join("; ")}</Code>
            </Collapsible.Content>
          </Collapsible.Root>
        </FormPart>
      </Stack>
    </>
  );
}
