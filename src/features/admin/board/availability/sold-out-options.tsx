import { useCallback, useMemo } from "react";
import { type SameOptions, sameOptions } from "@/domain/availability/same-options";
import type { Menu } from "@/domain/menu/menu.schema";
import { matchesSearch } from "@/domain/text/matches-search";
import type { Instant } from "@/domain/time/berlin-time";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import type { EditedAvailability } from "./edited-availability";
import { activeUntil } from "./end-choices";
import { SoldOutList } from "./sold-out-list";
import { SoldOutRow } from "./sold-out-row";

interface SoldOutOptionsProps {
  readonly edited: EditedAvailability;
  readonly menu: Menu;
  /** When options that are marked now can be ordered again. */
  readonly until: Instant;
}

/** The options by group with a search field; one tap marks an option in all dishes that have it. */
export function SoldOutOptions({ edited, menu, until }: SoldOutOptionsProps) {
  const texts = useTexts(availabilityTexts);
  const textIn = useTextIn();
  const groups = useMemo(() => sameOptions(menu), [menu]);
  const all = useMemo(() => groups.flatMap(({ options }) => options), [groups]);
  const find = useCallback(
    (query: string) => all.filter(({ label }) => matchesSearch(`${label.de} ${label.en}`, query)),
    [all],
  );
  const { availability, now, change } = edited;
  const endOfPath = (path: string) => activeUntil(availability.sold_out_options?.[path], now);
  const row = ({ label, paths }: SameOptions) => {
    const ends = paths.flatMap((path) => endOfPath(path) ?? []);
    const isPart = ends.length > 0 && ends.length < paths.length;
    return (
      <SoldOutRow
        key={paths[0]}
        name={textIn(label)}
        note={
          isPart ? texts.soldOutPartly(ends.length, paths.length) : texts.inDishes(paths.length)
        }
        until={ends.length > 0 ? Math.min(...ends) : null}
        now={now}
        onChange={(isSoldOut) => {
          const end = isSoldOut ? until : null;
          const sold_out_options = Object.fromEntries(paths.map((path) => [path, end]));
          void change({ sold_out_options });
        }}
      />
    );
  };
  return (
    <SoldOutList
      label={texts.searchOption}
      nothing={texts.noOption}
      find={find}
      soldOut={all.filter(({ paths }) => paths.some((path) => endOfPath(path) !== null))}
      groups={groups.map(({ label, options }) => ({
        id: label.de,
        title: textIn(label),
        items: options,
      }))}
      row={row}
    />
  );
}
