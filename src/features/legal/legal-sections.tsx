import { useRestaurant } from "@/data/restaurant-provider";
import type { LegalSection } from "@/i18n/site/legal-texts";
import { PhoneText } from "@/ui/phone-text";

/** The sections of a legal page; a section may end with a list. */
export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  const { phones } = useRestaurant();
  return sections.map(({ heading, paragraphs, list }) => (
    <section key={heading} className="legal__section">
      <h2 className="legal__heading">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <PhoneText text={paragraph} phones={phones} />
        </p>
      ))}
      {list && (
        <ul className="legal__list">
          {list.map((entry) => (
            <li key={entry}>
              <PhoneText text={entry} phones={phones} />
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}
