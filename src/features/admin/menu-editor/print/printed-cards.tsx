import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import { printMenuTexts } from "@/i18n/admin/menu/print-menu-texts";
import { useEditorContext } from "../context/editor-context";
import { SiteQrCode } from "./site-qr-code";

/** A6 cards: four on a sheet of A4. */
const CARDS = ["a", "b", "c", "d"];

/** Cards for the tables, to cut out. */
export function PrintedCards({ languages }: { readonly languages: readonly Language[] }) {
  const { restaurant } = useEditorContext();
  const [first = "de"] = languages;
  return (
    <div className="printed-cards">
      {CARDS.map((card) => (
        <section key={card} className="printed-cards__card">
          <h2>{restaurant.title}</h2>
          <p>{textIn(restaurant.subtitle, first)}</p>
          <SiteQrCode url={restaurant.url} />
          {languages.map((language) => (
            <p key={language} lang={language} className="printed-cards__scan">
              {printMenuTexts[language].scan}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
