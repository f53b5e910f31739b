import { Stack, Text } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { TextField } from "@/admin-ui/form/text-field";
import { type SameOptions, sameOptions } from "@/domain/availability/same-options";
import type { Menu } from "@/domain/menu/menu.schema";
import { matchesSearch } from "@/domain/text/matches-search";
import type { Instant } from "@/domain/time/berlin-time";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import type { EditedAvailability } from "./edited-availability";
import { activeUntil } from "./end-choices";
import { FoldedGroups } from "./folded-groups";
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
  const [query, setQuery] = useState("");
  const groups = useMemo(() => sameOptions(menu), [menu]);
  const all = groups.flatMap(({ options }) => options);
  const { availability, now, change } = edited;
  const endOfPath = (path: string) => activeUntil(availability.sold_out_options?.[path], now);
  const soldOut = all.filter(({ paths }) => paths.some((path) => endOfPath(path) !== null));
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
  const found =
    query.trim() === ""
      ? null
      : all.filter(({ label }) => matchesSearch(`${label.de} ${label.en}`, query));
  return (
    <Stack gap="4">
      <TextField
        type="search"
        label={texts.searchOption}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {found ? (
        <Stack gap="1">{found.length > 0 ? found.map(row) : <Text>{texts.noOption}</Text>}</Stack>
      ) : (
        <FoldedGroups
          open={soldOut.length > 0 ? { title: texts.nowSoldOut, rows: soldOut.map(row) } : null}
          groups={groups.map(({ label, options }) => ({
            id: label.de,
            title: textIn(label),
            count: options.length,
            renderRows: () => options.map(row),
          }))}
        />
      )}
    </Stack>
  );
}
