import { NavLink, useParams } from "react-router-dom";
import { LEGAL_PAGES, type LegalPage as LegalPageName, routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { legalTexts } from "@/i18n/legal-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { usePageTitle } from "@/ui/navigation/use-page-title";
import { AllergenTables } from "./allergen-tables";
import { legalFacts } from "./legal-facts";
import { LegalSections } from "./legal-sections";
import "./legal.css";

/** The legal pages at `/terms/:page`, filled with the restaurant's data. */
export function LegalPage() {
  const texts = useTexts(legalTexts);
  const { page } = useParams();
  const known = LEGAL_PAGES.find((name) => name === page);
  usePageTitle(known ? texts.titles[known] : texts.notFoundTitle);
  return (
    <div className="legal">
      <nav className="legal__nav" aria-label={texts.navigation}>
        {LEGAL_PAGES.map((name) => (
          <NavLink key={name} className="legal__link" to={routes.legal(name)}>
            {texts.links[name]}
          </NavLink>
        ))}
      </nav>
      <article className="legal__text">
        {known ? (
          <LegalContent page={known} />
        ) : (
          <>
            <h1 className="legal__title">{texts.notFoundTitle}</h1>
            <p>{texts.notFound}</p>
          </>
        )}
      </article>
    </div>
  );
}

function LegalContent({ page }: { page: LegalPageName }) {
  const texts = useTexts(legalTexts);
  const language = useLanguage();
  const restaurant = useRestaurant();
  return (
    <>
      <h1 className="legal__title">{texts.titles[page]}</h1>
      {page === "allergene" ? (
        <AllergenTables />
      ) : (
        <LegalSections sections={texts.pages[page](legalFacts(restaurant, language))} />
      )}
    </>
  );
}
