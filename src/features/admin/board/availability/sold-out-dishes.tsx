import { useMemo } from "react";
import type { AvailabilityPatch } from "@/domain/availability/set-availability-request.schema";
import { portionsLeft } from "@/domain/availability/stock";
import type { Menu, MenuItem } from "@/domain/menu/menu.schema";
import { indexDishes, searchDishes } from "@/domain/menu/search/search-dishes";
import type { Instant } from "@/domain/time/berlin-time";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";
import { DishPortions } from "./dish-portions";
import type { EditedAvailability } from "./edited-availability";
import { activeUntil } from "./end-choices";
import { SoldOutList } from "./sold-out-list";
import { SoldOutRow } from "./sold-out-row";

interface SoldOutDishesProps {
  readonly edited: EditedAvailability;
  readonly menu: Menu;
  /** When dishes that are marked now can be ordered again. */
  readonly until: Instant;
}

/**
 * The dishes by category, each with the portions that are left, with a search field. Sold-out dishes
 * come first.
 */
export function SoldOutDishes({ edited, menu, until }: SoldOutDishesProps) {
  const texts = useTexts(availabilityTexts);
  const textIn = useTextIn();
  const language = useLanguage();
  const find = useMemo(() => {
    const index = indexDishes(menu, language);
    return (query: string) => searchDishes(index, query);
  }, [menu, language]);
  const { availability, now, change } = edited;
  const endOfDish = (id: string) => soldOutEnd(id, availability, now);
  const nameOf = (dish: MenuItem) => [dish.number, textIn(dish.name)].filter(Boolean).join(" ");
  const row = (dish: MenuItem) => (
    <SoldOutRow
      key={dish.id}
      name={nameOf(dish)}
      note={dish.sold_out ? texts.soldOutInMenu : null}
      until={endOfDish(dish.id)}
      now={now}
      onChange={(isSoldOut) => void change(soldOutPatch(dish.id, isSoldOut ? until : null, edited))}
    >
      <DishPortions edited={edited} id={dish.id} name={nameOf(dish)} />
    </SoldOutRow>
  );
  return (
    <SoldOutList
      label={texts.searchDish}
      help={texts.portionsHelp}
      nothing={texts.noDish}
      find={find}
      soldOut={menu.items.filter(({ id }) => endOfDish(id) !== null)}
      groups={menu.categories.map(({ id, name }) => ({
        id,
        title: textIn(name),
        items: menu.items.filter(({ category }) => category === id),
      }))}
      row={row}
    />
  );
}

/** When a dish can be ordered again; null if it can be now. */
function soldOutEnd(
  id: string,
  availability: EditedAvailability["availability"],
  now: Instant,
): Instant | null {
  const until = activeUntil(availability.sold_out[id], now);
  if (until !== null || portionsLeft(id, availability, now) !== 0) return until;
  return availability.stock_until ?? Number.POSITIVE_INFINITY;
}

/** @param until null makes the dish available, without a count if none was left */
function soldOutPatch(
  id: string,
  until: Instant | null,
  { availability, now }: EditedAvailability,
): AvailabilityPatch {
  const isUsedUp = until === null && portionsLeft(id, availability, now) === 0;
  return { sold_out: { [id]: until }, ...(isUsedUp && { stock: { [id]: null } }) };
}
