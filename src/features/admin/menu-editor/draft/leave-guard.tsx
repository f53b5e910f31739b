import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";

/** Asks before a link leaves the page with unsaved changes. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const texts = useTexts(menuEditorTexts);
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    if (!isDirty) return;
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(target instanceof HTMLAnchorElement) || target.origin !== window.location.origin)
        return;
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!isPlain || target.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(target.pathname + target.search);
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [isDirty]);

  if (wanted === null || !isDirty) return null;
  return (
    <div className="panel__note leave-guard" role="alert">
      <p>
        <strong>{texts.leave}</strong> {texts.leaveHelp}
      </p>
      <div className="panel__acts">
        <button
          type="button"
          className="button button--primary"
          ref={focusOnMount}
          onClick={() => setWanted(null)}
        >
          {texts.stay}
        </button>
        <button
          type="button"
          className="button button--outline"
          onClick={() => void navigate(wanted)}
        >
          {texts.leaveYes}
        </button>
      </div>
    </div>
  );
}
