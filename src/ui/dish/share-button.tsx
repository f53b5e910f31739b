import { useEffect, useState } from "react";
import type { Language } from "@/domain/text/language";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useHydrated } from "@/page-lifecycle/use-hydrated";
import "./share-button.css";
import { type ShareOutcome, shareLink } from "./share-link";

/** How long the confirmation is shown. */
const STATUS_SHOWN_MS = 4000;

interface ShownOutcome {
  readonly outcome: ShareOutcome;
  /** Presses since the last confirmation disappeared. */
  readonly count: number;
}

interface ShareButtonProps {
  readonly name: string;
  /** Path on this site, for example `/dish/pho-bo/`. */
  readonly path: string;
  readonly language: Language;
}

/** Shares a link to a dish or a category. Left out of the prerendered page. */
export function ShareButton({ name, path, language }: ShareButtonProps) {
  const texts = menuTexts[language];
  const [shown, setShown] = useState<ShownOutcome | null>(null);
  const outcome = shown?.outcome;
  useEffect(() => {
    // After a failure the link stays on the page, so that it can be copied by hand.
    if (shown === null || shown.outcome === "failed") return;
    const timer = setTimeout(() => setShown(null), STATUS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const show = (next: ShareOutcome) =>
    setShown((former) => ({ outcome: next, count: (former?.count ?? 0) + 1 }));
  if (!useHydrated()) return null;
  const url = new URL(path, window.location.origin).href;
  return (
    <span className="share">
      <span className="share__status" role="status">
        {/* A new key makes screen readers announce the same outcome again. */}
        <span key={shown?.count}>
          {outcome === "copied" ? texts.linkCopied : null}
          {outcome === "failed" ? url : null}
        </span>
      </span>
      <button
        type="button"
        className="share__button"
        aria-label={texts.share(name)}
        onClick={() => void shareLink(name, url).then(show)}
      />
    </span>
  );
}
