import type { MenuChange } from "@/domain/menu/draft/menu-diff";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useDisplayName } from "../dish/use-display-name";
import { useEditorContext } from "../editor-context";
import { PanelHead } from "../panel-head";
import { ChangeList } from "./change-list";
import { issueText } from "./issue-text";

/** Unsaved changes and the problems that prevent saving. */
export function ChangesPanel({ changes }: { changes: readonly MenuChange[] }) {
  const { menu, issues, show } = useEditorContext();
  const language = useLanguage();
  const displayName = useDisplayName();
  const texts = menuEditorTexts[language];
  return (
    <>
      <PanelHead title={texts.changes(changes.length)} />
      {issues.length > 0 ? (
        <section className="panel__note">
          <h3>{texts.issuesTitle}</h3>
          <ul className="panel__problems">
            {issues.map((issue) => {
              const [list, index] = issue.path;
              const kind = list === "items" ? "item" : "category";
              const entry = (list === "items" ? menu.items : menu.categories)[Number(index)];
              const text = issueText(issue, language);
              return (
                <li key={issue.path.join(".")}>
                  {entry ? (
                    <button
                      type="button"
                      className="panel__issue"
                      onClick={() => show({ kind, id: entry.id })}
                    >
                      {`${displayName(entry.name)}: ${text}`}
                    </button>
                  ) : (
                    text
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ) : null}
      <ChangeList changes={changes} />
    </>
  );
}
