import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import type { MenuItem } from "@/domain/menu/menu.schema";
import type { AddOn } from "@/domain/tenant/add-ons";
import { EU_ALLERGENS } from "@/domain/tenant/eu-allergens";
import { legalTexts } from "@/i18n/legal-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";

/** All codes with their meaning, and all dishes with their codes (LMIV Art. 14). */
export function AllergenTables() {
  const texts = useTexts(legalTexts);
  const { add_ons } = useRestaurant();
  const codes = Object.entries(add_ons);
  const used = new Set(codes.map(([, { allergen }]) => allergen));
  const others = EU_ALLERGENS.filter((allergen) => !used.has(allergen));
  return (
    <>
      <p className="legal__caution">{texts.caution}</p>
      <CodeTable title={texts.allergens} codes={codes.filter(([, { allergen }]) => allergen)} />
      {others.length > 0 && (
        <p>
          {texts.others} {others.map((allergen) => texts.allergenNames[allergen]).join(", ")}.
        </p>
      )}
      <CodeTable title={texts.additives} codes={codes.filter(([, { allergen }]) => !allergen)} />
      <DishTable />
    </>
  );
}

function CodeTable({ title, codes }: { title: string; codes: readonly [string, AddOn][] }) {
  const texts = useTexts(legalTexts);
  const textIn = useTextIn();
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
        {joined(codes).map(({ code, addOn }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td>{textIn(addOn.label)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Upper and lower case of a letter mean the same and share a row. */
function joined(codes: readonly [string, AddOn][]): { code: string; addOn: AddOn }[] {
  const rows = new Map<string, { codes: string[]; addOn: AddOn }>();
  for (const [code, addOn] of codes) {
    const row = rows.get(code.toLowerCase());
    if (row) row.codes.push(code);
    else rows.set(code.toLowerCase(), { codes: [code], addOn });
  }
  return Array.from(rows.values(), ({ codes: same, addOn }) => ({
    code: same.toSorted().join(", "),
    addOn,
  })).toSorted((one, other) => compareCodes(one.code, other.code));
}

/** Numeric order: 2, 10, A, B. */
function compareCodes(one: string, other: string): number {
  return one.localeCompare(other, "de", { numeric: true });
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
      {categories.map((category) => (
        <tbody key={category.id}>
          <tr>
            <th className="legal-table__group" scope="rowgroup" colSpan={2}>
              {textIn(category.name)}
            </th>
          </tr>
          {items
            .filter((item) => item.category === category.id)
            .map((item) => (
              <tr key={item.id}>
                <th scope="row">{textIn(item.name)}</th>
                <td>
                  <DishCodes item={item} />
                </td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}

function DishCodes({ item }: { item: MenuItem }) {
  const texts = useTexts(legalTexts);
  const own = item.add_ons;
  const ofOptions = Object.values(item.settings)
    .flatMap(({ options }) => options.flatMap(({ add_ons }) => add_ons ?? []))
    .filter((code, index, codes) => codes.indexOf(code) === index && !own?.includes(code))
    .toSorted(compareCodes);
  const declared = own && own.length > 0 ? own.join(", ") : own ? texts.none : texts.unknown;
  return (
    <>
      {declared}
      {ofOptions.length > 0 && (
        <small>
          {texts.options}: {ofOptions.join(", ")}
        </small>
      )}
    </>
  );
}
