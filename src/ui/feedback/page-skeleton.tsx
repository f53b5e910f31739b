import { shellTexts } from "@/i18n/site/shell-texts";
import { useTexts } from "@/i18n/use-texts";
import "./page-skeleton.css";

/** The main kind of content of a page. */
export type PageShape = "cards" | "form" | "text";

interface PageSkeletonProps {
  readonly shape: PageShape;
  /** Whether it stands for a part of a page that has its heading already. */
  readonly isPart?: boolean;
}

/**
 * Stands in for a page, with its heading, or for a part of it while the code loads. Visible after
 * 200 ms, so that fast loads do not flicker.
 */
export function PageSkeleton({ shape, isPart = false }: PageSkeletonProps) {
  const texts = useTexts(shellTexts);
  const Title = isPart ? "span" : "h1";
  return (
    <div className={`page-skeleton page-skeleton--${shape}`} role="status">
      <Title className="visually-hidden">{texts.loading}</Title>
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
