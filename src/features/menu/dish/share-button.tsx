import { useEffect, useState } from "react";
import { menuTexts } from "@/i18n/menu-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAfterStart } from "@/ui/use-after-start";
import "./share-button.css";
import { type Shared, shareLink } from "./share-link";

/** How long the button says what it has done. */
const SAID_MS = 4000;

interface ShareButtonProps {
  /** What is shared, as its name. */
  readonly name: string;
  /** Its address on this site, for example `/?dish=pho-bo`. */
  readonly path: string;
}

/** Shares a link to a dish or a category; not part of the page's first bytes. */
export function ShareButton({ name, path }: ShareButtonProps) {
  const texts = useTexts(menuTexts);
  const [shared, setShared] = useState<Shared | null>(null);
  useEffect(() => {
    // A link that could not be copied stays, so that it can be copied by hand.
    if (shared === null || shared === "failed") return;
    const timer = setTimeout(() => setShared(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [shared]);
  if (!useAfterStart()) return null;
  const url = new URL(path, window.location.origin).href;
  return (
    <span className="share">
      <span className="share__said" role="status">
        {shared === "copied" ? texts.linkCopied : null}
        {shared === "failed" ? url : null}
      </span>
      <button
        type="button"
        className="share__button"
        aria-label={texts.share(name)}
        onClick={() => void shareLink(name, url).then(setShared)}
      />
    </span>
  );
}
