import { Fragment, type ReactNode } from "react";
import type { Language } from "@/domain/text/language";
import { type Text, textIn } from "@/domain/text/localized-text";

interface PrintedTextProps {
  readonly text: Text;
  readonly languages: readonly Language[];
  /** On one line instead of a paragraph each. */
  readonly isInline?: boolean;
  /** Stands behind the text of the first language. */
  readonly children?: ReactNode;
}

/** A text in all languages, each marked with its own; once if they agree. */
export function PrintedText({ text, languages, isInline, children }: PrintedTextProps) {
  const Element = isInline ? "span" : "p";
  const shown = languages.filter(
    (language, at) =>
      languages.findIndex((each) => textIn(text, each) === textIn(text, language)) === at,
  );
  return shown.map((language, at) => (
    <Fragment key={language}>
      <Element lang={language} className="printed-text">
        {textIn(text, language)}
      </Element>
      {at === 0 ? children : null}
    </Fragment>
  ));
}
