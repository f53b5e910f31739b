import { useState } from "react";
import { guestBookTexts } from "@/i18n/account/guest-book-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";

/** Ends the agreement to the guest book after a confirmation. */
export function EndGuestBook({ onEnd }: { onEnd: () => Promise<boolean> }) {
  const texts = useTexts(guestBookTexts);
  const [state, setState] = useState<"idle" | "asking" | "busy" | "failed">("idle");
  if (state === "idle") {
    return (
      <div className="account__task">
        <button
          className="button button--outline account__delete"
          type="button"
          onClick={() => setState("asking")}
        >
          {texts.end}
        </button>
      </div>
    );
  }

  async function end(): Promise<void> {
    setState("busy");
    if (!(await onEnd())) setState("failed");
  }

  return (
    <section className="account__task" aria-label={texts.endTitle}>
      <h3 className="account__question-title" ref={focusOnMount} tabIndex={-1}>
        {texts.endTitle}
      </h3>
      <p>{texts.endQuestion}</p>
      <div className="account__actions">
        <button
          className="button button--outline account__delete"
          type="button"
          aria-busy={state === "busy"}
          onClick={() => void end()}
        >
          {texts.endYes}
        </button>
        <button
          className="button button--primary"
          type="button"
          disabled={state === "busy"}
          onClick={() => setState("idle")}
        >
          {texts.endNo}
        </button>
      </div>
      <output className="account__done">
        {state === "busy" && texts.busy}
        {state === "failed" && texts.failed}
      </output>
    </section>
  );
}
