import { Link, NavLink, useParams } from "react-router-dom";
import { LEGAL_PAGES, type LegalPage as LegalPageName, routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { legalTexts } from "@/i18n/site/legal-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { usePageTitle } from "@/ui/navigation/use-page-title";
import { AllergenTables } from "./allergen-tables";
import { legalFacts } from "./legal-facts";
import { LegalSections } from "./legal-sections";
import "./legal.css";

/** The legal pages at `/terms/:page`, filled with the restaurant's data, and their overview. */
export function LegalPage() {
  const texts = useTexts(legalTexts);
  const { page } = useParams();
  const known = LEGAL_PAGES.find((name) => name === page);
  const overviewOrError = page === undefined ? texts.overviewTitle : texts.notFoundTitle;
  usePageTitle(known ? texts.titles[known] : overviewOrError);
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
        ) : page === undefined ? (
          <Overview />
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

function Overview() {
  const texts = useTexts(legalTexts);
  const { title } = useRestaurant();
  return (
    <>
      <h1 className="legal__title">{texts.overviewTitle}</h1>
      <p>{texts.overview(title)}</p>
      <ul className="legal__overview">
        {LEGAL_PAGES.map((name) => (
          <li key={name}>
            <Link className="legal__entry" to={routes.legal(name)}>
              <strong>{texts.titles[name]}</strong>
              <span>{texts.summaries[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
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
