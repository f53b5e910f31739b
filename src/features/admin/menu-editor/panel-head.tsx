import type { ReactNode } from "react";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";
import { useEditorContext } from "./editor-context";

interface PanelHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** Title and actions of a panel, with a button back to the list. */
export function PanelHead({ title, children }: PanelHeadProps) {
  const texts = useTexts(menuEditorTexts);
  const { show } = useEditorContext();
  return (
    <header className="panel__head">
      <button type="button" className="button button--ghost panel__back" onClick={() => show(null)}>
        <span aria-hidden="true">←</span> {texts.toList}
      </button>
      <h2 className="panel__title" tabIndex={-1} ref={focusOnMount}>
        {title}
      </h2>
      <div className="panel__acts">{children}</div>
    </header>
  );
}
