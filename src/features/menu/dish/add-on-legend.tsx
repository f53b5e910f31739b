import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import { usedCodes } from "@/domain/menu/draft/used-codes";
import { type LegendEntry, legendEntries } from "@/domain/tenant/legend-entries";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import "./add-on-legend.css";

/** The meaning of every add-on code. Required by law beside the menu (LMIV, LMZDV). */
export function AddOnLegend() {
  const texts = useTexts(menuTexts);
  const { add_ons } = useRestaurant();
  const entries = legendEntries(add_ons, usedCodes(useMenu()));
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
