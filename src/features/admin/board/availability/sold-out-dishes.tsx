import { useMemo, useState } from "react";
import { useBoardMenu } from "@/data/use-board-menu";
import type { Availability } from "@/domain/availability/availability.schema";
import { isUntilFurtherNotice } from "@/domain/availability/sold-out";
import type { Menu, MenuItem } from "@/domain/menu/menu.schema";
import { indexDishes, searchDishes } from "@/domain/menu/search/search-dishes";
import { formatDay, formatTime } from "@/domain/text/format";
import type { Instant } from "@/domain/time/berlin-time";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import {
  activeUntil,
  endOfBusinessDay,
  SOLD_OUT_PERIODS,
  soldOutUntil,
} from "./availability-choices";

interface SoldOutDishesProps {
  readonly restoKey: string;
  readonly soldOut: Availability["sold_out"];
  readonly now: Instant;
  /** `null` makes the dish available again. */
  readonly onChange: (id: string, until: Instant | null) => void;
}

/** The menu with a search field and the periods for each dish. Sold-out dishes come first. */
export function SoldOutDishes({ restoKey, soldOut, now, onChange }: SoldOutDishesProps) {
  const texts = useTexts(availabilityTexts);
  const { status, menu, retry } = useBoardMenu(restoKey);
  const [query, setQuery] = useState("");
  const found = useDishSearch(menu, query);
  const soldOutFirst = [
    ...found.filter(({ id }) => activeUntil(soldOut[id], now) !== null),
    ...found.filter(({ id }) => activeUntil(soldOut[id], now) === null),
  ];
  return (
    <>
      <input
        className="availability-menu__search"
        type="search"
        aria-label={texts.searchDish}
        placeholder={texts.searchDish}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {status === "loading" && <p>{texts.loadingMenu}</p>}
      {status === "failed" && (
        <p role="alert">
          {texts.menuFailed}{" "}
          <button className="step" type="button" onClick={retry}>
            {texts.retry}
          </button>
        </p>
      )}
      {status === "ready" && soldOutFirst.length === 0 && <p>{texts.noDish}</p>}
      <ul className="sold-out-dishes">
        {soldOutFirst.map((dish) => (
          <DishRow
            key={dish.id}
            dish={dish}
            until={activeUntil(soldOut[dish.id], now)}
            now={now}
            onChange={(until) => onChange(dish.id, until)}
          />
        ))}
      </ul>
    </>
  );
}

function DishRow(props: {
  dish: MenuItem;
  until: Instant | null;
  now: Instant;
  onChange: (until: Instant | null) => void;
}) {
  const { dish, until, now, onChange } = props;
  const texts = useTexts(availabilityTexts);
  const textIn = useTextIn();
  const language = useLanguage();
  const name = [dish.number, textIn(dish.name)].filter(Boolean).join(" ");
  return (
    <li
      className={`sold-out-dish${until === null ? "" : " sold-out-dish--off"}`}
      ref={keepFocusInside}
    >
      <p className="sold-out-dish__name" tabIndex={-1}>
        {name}
        {until !== null && <strong className="sold-out-dish__until">{untilText(until)}</strong>}
        {dish.sold_out && <strong className="sold-out-dish__until">{texts.soldOutInMenu}</strong>}
      </p>
      <div className="sold-out-dish__choices">
        {SOLD_OUT_PERIODS.map((period) => (
          <button
            className="step"
            key={period}
            type="button"
            aria-label={texts.markSoldOut(name, texts.periods[period])}
            onClick={() => onChange(soldOutUntil(period, now))}
          >
            {texts.periods[period]}
          </button>
        ))}
        {until !== null && (
          <button
            className="step step--back"
            type="button"
            aria-label={texts.markAvailable(name)}
            onClick={() => onChange(null)}
          >
            {texts.available}
          </button>
        )}
      </div>
    </li>
  );

  function untilText(end: Instant): string {
    if (isUntilFurtherNotice(end, now)) return texts.soldOutIndefinitely;
    if (end < endOfBusinessDay(now)) return texts.soldOutUntil(formatTime(end));
    return end === endOfBusinessDay(now)
      ? texts.soldOutToday
      : texts.soldOutUntilDay(formatDay(end, language));
  }
}

function useDishSearch(menu: Menu | null, query: string): readonly MenuItem[] {
  const language = useLanguage();
  const index = useMemo(() => menu && indexDishes(menu, language), [menu, language]);
  return useMemo(() => {
    if (!menu || !index) return [];
    return query.trim() === "" ? menu.items : searchDishes(index, query);
  }, [menu, index, query]);
}
