import { useEffect, useState } from "react";
import type { Language } from "@/domain/text/language";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useHydrated } from "@/page-lifecycle/use-hydrated";
import "./share-button.css";
import { type ShareOutcome, shareLink } from "./share-link";

/** How long the confirmation is shown. */
const STATUS_SHOWN_MS = 4000;

interface ShareButtonProps {
  readonly name: string;
  /** Path on this site, for example `/?dish=pho-bo`. */
  readonly path: string;
  readonly language: Language;
}

/** Shares a link to a dish or a category. Left out of the prerendered page. */
export function ShareButton({ name, path, language }: ShareButtonProps) {
  const texts = menuTexts[language];
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  useEffect(() => {
    // After a failure the link stays on the page, so that it can be copied by hand.
    if (outcome === null || outcome === "failed") return;
    const timer = setTimeout(() => setOutcome(null), STATUS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  if (!useHydrated()) return null;
  const url = new URL(path, window.location.origin).href;
  return (
    <span className="share">
      <span className="share__status" role="status">
        {outcome === "copied" ? texts.linkCopied : null}
        {outcome === "failed" ? url : null}
      </span>
      <button
        type="button"
        className="share__button"
        aria-label={texts.share(name)}
        onClick={() => void shareLink(name, url).then(setOutcome)}
      />
    </span>
  );
}
