import { shellTexts } from "@/i18n/site/shell-texts";
import { useTexts } from "@/i18n/use-texts";
import "./page-skeleton.css";

/** The main kind of content of a page. */
export type PageShape = "cards" | "form" | "text";

/** Stands in for a page while its code loads. Visible after 200 ms, so that fast loads do not flicker. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  const texts = useTexts(shellTexts);
  return (
    <div className={`page-skeleton page-skeleton--${shape}`} role="status">
      <span className="visually-hidden">{texts.loading}</span>
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
