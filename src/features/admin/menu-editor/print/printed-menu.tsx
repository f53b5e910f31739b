import { normaliseMenu } from "@/domain/menu/draft/normalise-menu";
import { usedCodes } from "@/domain/menu/draft/used-codes";
import { legendEntries } from "@/domain/tenant/legend-entries";
import type { Language } from "@/domain/text/language";
import { printMenuTexts } from "@/i18n/admin/menu/print-menu-texts";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useEditorContext } from "../context/editor-context";
import { PrintedDish } from "./printed-dish";
import { PrintedText } from "./printed-text";
import { SiteQrCode } from "./site-qr-code";

/** The menu with all codes and their legend. Dishes that the menu marks as sold out are left out. */
export function PrintedMenu({ languages }: { readonly languages: readonly Language[] }) {
  const { menu, restaurant } = useEditorContext();
  const { categories, items } = normaliseMenu(menu);
  const offered = items.filter(({ sold_out }) => !sold_out);
  const legend = legendEntries(restaurant.add_ons, usedCodes({ items: offered }));
  return (
    <article className="printed-menu">
      <header className="printed-menu__head">
        <div>
          <h1>{restaurant.title}</h1>
          <PrintedText text={restaurant.subtitle} languages={languages} />
          <p>
            {[restaurant.address.line1, `${restaurant.address.zip} ${restaurant.address.city}`]
              .concat(restaurant.phones)
              .join(" · ")}
          </p>
        </div>
        <SiteQrCode url={restaurant.url} />
      </header>
      {categories.map(({ id, name }) => {
        const dishes = offered.filter(({ category }) => category === id);
        return dishes.length > 0 ? (
          <section key={id}>
            <h2>
              <PrintedText text={name} languages={languages} isInline />
            </h2>
            {dishes.map((item) => (
              <PrintedDish key={item.id} item={item} languages={languages} />
            ))}
          </section>
        ) : null;
      })}
      <footer className="printed-menu__legend">
        <h2>{languages.map((language) => menuTexts[language].legendTitle).join(" · ")}</h2>
        <ul>
          {legend.map(({ codes, addOn }) => (
            <li key={codes}>
              <b>{codes}</b> <PrintedText text={addOn.label} languages={languages} isInline />
            </li>
          ))}
        </ul>
        {languages.map((language) => (
          <p key={language} lang={language}>
            {printMenuTexts[language].prices} {menuTexts[language].legendUnknown}
          </p>
        ))}
      </footer>
    </article>
  );
}
