import { useState } from "react";
import { menuDiff } from "@/domain/menu/draft/menu-diff";
import { normaliseMenu } from "@/domain/menu/draft/normalise-menu";
import type { Menu } from "@/domain/menu/menu.schema";
import { MENU_COLUMNS, menuCsv } from "@/domain/menu/transfer/menu-csv";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import { downloadFile } from "@/ui/download-file";
import { ChangeList } from "../draft/change-list";
import { useEditorContext } from "../editor-context";
import { PanelHead } from "../panel-head";
import { type MenuFile, readMenuFile } from "./read-menu-file";

const MAX_LISTED_PROBLEMS = 50;

/** Exports the draft and imports files into it. */
export function TransferPanel({ onImport }: { onImport: (menu: Menu) => void }) {
  const { menu, restaurant } = useEditorContext();
  const language = useLanguage();
  const texts = menuEditorTexts[language];
  const [file, setFile] = useState<MenuFile | null>(null);
  const name = `${restaurant.key}-${menu.rev}`;
  return (
    <>
      <PanelHead title={texts.transfer} />
      <div className="dish-form">
        <section className="dish-form__part">
          <h3>{texts.exportTitle}</h3>
          <p className="dish-form__help">{texts.exportHelp}</p>
          <div className="panel__acts">
            <button
              type="button"
              className="button button--outline"
              onClick={() =>
                downloadFile(
                  `${name}.json`,
                  JSON.stringify(normaliseMenu(menu), null, 2),
                  "application/json;charset=utf-8",
                )
              }
            >
              {texts.exportJson}
            </button>
            <button
              type="button"
              className="button button--outline"
              onClick={() =>
                downloadFile(`${name}.csv`, menuCsv(normaliseMenu(menu)), "text/csv;charset=utf-8")
              }
            >
              {texts.exportCsv}
            </button>
          </div>
        </section>
        <section className="dish-form__part">
          <h3>{texts.importTitle}</h3>
          <p className="dish-form__help">{texts.importHelp}</p>
          <label className="file-choice button button--outline">
            <input
              type="file"
              className="visually-hidden"
              accept=".json,.csv,application/json,text/csv"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                // Allows selecting the same file again after it was changed.
                event.currentTarget.value = "";
                if (file) void readMenuFile(file, { menu, restaurant, language }).then(setFile);
              }}
            />
            {texts.chooseFile}
          </label>
          {file ? (
            <FilePreview
              file={file}
              onImport={() => {
                setFile(null);
                onImport(file.menu);
              }}
            />
          ) : null}
          <details className="dish-form__help">
            <summary className="panel__summary">{texts.columns}</summary>
            <code>{MENU_COLUMNS.join("; ")}</code>
          </details>
        </section>
      </div>
    </>
  );
}

function FilePreview({ file, onImport }: { file: MenuFile; onImport: () => void }) {
  const { menu } = useEditorContext();
  const language = useLanguage();
  const texts = menuEditorTexts[language];
  const { name, problems } = file;
  if (problems.length > 0) {
    return (
      <div className="panel__note" role="alert">
        <p>
          <strong>{texts.importBroken(name)}</strong>
        </p>
        <ul className="panel__problems">
          {problems.slice(0, MAX_LISTED_PROBLEMS).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    );
  }
  const changes = menuDiff(menu, file.menu);
  return (
    <div className="panel__import" role="status">
      <h4>{changes.length > 0 ? texts.importPreview(name) : texts.importNothing}</h4>
      {changes.length > 0 ? (
        <>
          <ChangeList changes={changes} />
          <button type="button" className="button button--primary" onClick={onImport}>
            {texts.importApply}
          </button>
        </>
      ) : null}
    </div>
  );
}
