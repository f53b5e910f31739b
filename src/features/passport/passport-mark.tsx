import type { Verdict } from "@/domain/menu/passport/judge-dish";
import type { Findings } from "@/domain/menu/passport/judge-part";
import type { Language } from "@/domain/text/language";
import { passportFormTexts } from "@/i18n/menu/passport-form-texts";
import {
  conflictsText,
  gapsText,
  type VerdictContext,
  verdictText,
} from "@/i18n/menu/verdict-text";
import "./passport-mark.css";

const SIGNS = { safe: "✓", adjust: "✓", unfit: "✕", unknown: "?" } as const;

interface VerdictMarkProps {
  readonly verdict: Verdict | null;
  readonly context: VerdictContext;
}

/** Says in words whether a dish fits the guest's passport. */
export function VerdictMark({ verdict, context }: VerdictMarkProps) {
  if (!verdict) return null;
  return (
    <p className={`passport-mark passport-mark--${verdict.fit}`}>
      <span className="passport-mark__sign" aria-hidden="true">
        {SIGNS[verdict.fit]}
      </span>
      {verdictText(verdict, context)}
    </p>
  );
}

/** For a stored passport that cannot be read: nothing is known about any dish. */
export function UnreadableMark({ language }: { readonly language: Language }) {
  return (
    <p className="passport-mark passport-mark--unknown">
      <span className="passport-mark__sign" aria-hidden="true">
        {SIGNS.unknown}
      </span>
      {passportFormTexts[language].unreadable.mark}
    </p>
  );
}

interface OptionMarkProps {
  readonly findings: Findings;
  readonly context: VerdictContext;
}

/** Says why an option is not for the guest, or that information is missing. */
export function OptionMark({ findings: { conflicts, gaps }, context }: OptionMarkProps) {
  if (conflicts.length + gaps.length === 0) return null;
  return (
    <span className={`options__fit options__fit--${conflicts.length > 0 ? "unfit" : "unknown"}`}>
      {conflicts.length > 0 ? conflictsText(conflicts, context) : gapsText(gaps, context)}
    </span>
  );
}
