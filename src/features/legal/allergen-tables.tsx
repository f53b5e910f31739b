import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import { usedCodes } from "@/domain/menu/draft/used-codes";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { EU_ALLERGENS } from "@/domain/tenant/eu-allergens";
import { compareCodes, type LegendEntry, legendEntries } from "@/domain/tenant/legend-entries";
import { legalTexts } from "@/i18n/site/legal-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";

/** All codes with their meaning, and all dishes with their codes (LMIV Art. 14). */
export function AllergenTables() {
  const texts = useTexts(legalTexts);
  const { add_ons } = useRestaurant();
  const entries = legendEntries(add_ons, usedCodes(useMenu()));
  const used = new Set(entries.map(({ addOn }) => addOn.allergen));
  const others = EU_ALLERGENS.filter((allergen) => !used.has(allergen));
  return (
    <>
      <p className="legal__caution">{texts.caution}</p>
      <CodeTable title={texts.allergens} entries={entries.filter(({ addOn }) => addOn.allergen)} />
      {others.length > 0 && (
        <p>
          {texts.others} {others.map((allergen) => texts.allergenNames[allergen]).join(", ")}.
        </p>
      )}
      <CodeTable title={texts.additives} entries={entries.filter(({ addOn }) => !addOn.allergen)} />
      <DishTable />
    </>
  );
}

function CodeTable({ title, entries }: { title: string; entries: readonly LegendEntry[] }) {
  const texts = useTexts(legalTexts);
  const textIn = useTextIn();
  if (entries.length === 0) return null;
  return (
    <table className="legal-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.code}</th>
          <th scope="col">{texts.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ codes, addOn }) => (
          <tr key={codes}>
            <th scope="row">{codes}</th>
            <td>{textIn(addOn.label)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DishTable() {
  const texts = useTexts(legalTexts);
  const textIn = useTextIn();
  const { categories, items } = useMenu();
  return (
    <table className="legal-table">
      <caption>{texts.dishes}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.dish}</th>
          <th scope="col">{texts.declared}</th>
        </tr>
      </thead>
      {categories.map((category) => {
        const dishes = items.filter((item) => item.category === category.id);
        return dishes.length === 0 ? null : (
          <tbody key={category.id}>
            <tr>
              <th className="legal-table__group" scope="rowgroup" colSpan={2}>
                {textIn(category.name)}
              </th>
            </tr>
            {dishes.map((item) => (
              <tr key={item.id}>
                <th scope="row">{textIn(item.name)}</th>
                <td>
                  <DishCodes item={item} />
                </td>
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

function DishCodes({ item }: { item: MenuItem }) {
  const texts = useTexts(legalTexts);
  const dishCodes = item.add_ons;
  const optionCodes = Object.values(item.settings)
    .flatMap(({ options }) => options.flatMap(({ add_ons }) => add_ons ?? []))
    .filter((code, index, codes) => codes.indexOf(code) === index && !dishCodes?.includes(code))
    .toSorted(compareCodes);
  return (
    <>
      {dishCodes ? dishCodes.join(", ") || texts.none : texts.unknown}
      {optionCodes.length > 0 && (
        <small>
          {texts.options}: {optionCodes.join(", ")}
        </small>
      )}
    </>
  );
}
