import { useRestaurant } from "@/data/restaurant-provider";
import type { AddOn } from "@/domain/tenant/add-ons";
import { menuTexts } from "@/i18n/menu-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import "./add-on-legend.css";

/** What every code on this menu stands for (domain.md, LMIV and LMZDV). */
export function AddOnLegend() {
  const texts = useTexts(menuTexts);
  const { add_ons } = useRestaurant();
  const entries = mergedCodes(add_ons);
  return (
    <section className="legend" id="legend" aria-labelledby="legend-title">
      <h2 className="legend__title" id="legend-title">
        {texts.legendTitle}
      </h2>
      <p>{texts.legendIntro}</p>
      <p className="legend__unknown">{texts.legendUnknown}</p>
      <div className="legend__lists">
        <LegendList
          title={texts.allergens}
          entries={entries.filter(({ addOn }) => addOn.allergen !== undefined)}
        />
        <LegendList
          title={texts.additives}
          entries={entries.filter(({ addOn }) => addOn.allergen === undefined)}
        />
      </div>
    </section>
  );
}

function LegendList(props: { title: string; entries: readonly LegendEntry[] }) {
  const textIn = useTextIn();
  if (props.entries.length === 0) return null;
  return (
    <div>
      <h3 className="legend__heading">{props.title}</h3>
      <dl className="legend__list">
        {props.entries.map(({ codes, addOn }) => (
          <div key={codes} className="legend__entry">
            <dt className="legend__code">{codes}</dt>
            <dd>{textIn(addOn.label)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface LegendEntry {
  readonly codes: string;
  readonly addOn: AddOn;
}

/** Menus print letters in either case; the legend lists "A, a" once. */
function mergedCodes(addOns: Readonly<Record<string, AddOn>>): LegendEntry[] {
  const byCode = new Map<string, { codes: string[]; addOn: AddOn }>();
  for (const [code, addOn] of Object.entries(addOns)) {
    const known = byCode.get(code.toUpperCase());
    if (known) known.codes.push(code);
    else byCode.set(code.toUpperCase(), { codes: [code], addOn });
  }
  return Array.from(byCode, ([key, { codes, addOn }]) => ({
    key,
    codes: codes.toSorted().join(", "),
    addOn,
  })).sort((one, other) => one.key.localeCompare(other.key, "de", { numeric: true }));
}
