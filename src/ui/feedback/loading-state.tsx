import { shellTexts } from "@/i18n/site/shell-texts";
import { useTexts } from "@/i18n/use-texts";
import "./state.css";

/** A spinner that appears after 200 ms, so that fast loads do not flicker. */
export function LoadingState({ label }: { label?: string }) {
  const texts = useTexts(shellTexts);
  return (
    <div className="state state--loading" role="status">
      <span className="state__spinner" aria-hidden="true" />
      <span className="state__text">{label ?? texts.loading}</span>
    </div>
  );
}
