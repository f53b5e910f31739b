import { Button } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";
import { PanelDialog } from "../overlay/panel-dialog";

/** Asks before a link leaves the page with unsaved changes. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const { leave } = useTexts(revisionTexts);
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  const stay = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isDirty) return;
    const onClick = (event: MouseEvent) => {
      const path = pathOfLink(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(path);
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      // A question that a save has answered must not come back with the next change.
      setWanted(null);
    };
  }, [isDirty]);

  return (
    <PanelDialog
      open={wanted !== null}
      onClose={() => setWanted(null)}
      title={leave.title}
      role="alertdialog"
      size="sm"
      initialFocusEl={() => stay.current}
      footer={
        <>
          <Button
            variant="outline"
            colorPalette="gray"
            onClick={() => wanted !== null && void navigate(wanted)}
          >
            {leave.leave}
          </Button>
          <Button ref={stay} onClick={() => setWanted(null)}>
            {leave.stay}
          </Button>
        </>
      }
    >
      {leave.text}
    </PanelDialog>
  );
}

/** Path of a clicked link to another page of this site; null for any other click. */
function pathOfLink(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank") return null;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const isElsewhere = link.pathname !== window.location.pathname;
  if (!isPlain || !isElsewhere || link.origin !== window.location.origin) return null;
  return link.pathname + link.search + link.hash;
}
