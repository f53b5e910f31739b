import type { LegalSection } from "@/i18n/site/legal-texts";

/** The sections of a legal page; a section may end with a list. */
export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ heading, paragraphs, list }) => (
    <section key={heading} className="legal__section">
      <h2 className="legal__heading">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul className="legal__list">
          {list.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}
