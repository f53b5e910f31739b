import { SimpleGrid, Text } from "@chakra-ui/react";
import { StatTile } from "@/admin-ui/data/stat-tile";
import { type DayFigures, sumFigures } from "@/domain/report/day-figures";
import type { OverviewEntry } from "@/domain/report/overview.schema";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { useTexts } from "@/i18n/use-texts";
import { useFigureText } from "./use-figure-text";

interface TodayFiguresProps {
  /** Keys of the restaurants. */
  readonly restoKeys: readonly string[];
  readonly entries: ReadonlyMap<string, OverviewEntry>;
}

/** Today's sales and tables, for managers: of their only restaurant, or summed up and compared. */
export function TodayFigures({ restoKeys, entries }: TodayFiguresProps) {
  const texts = useTexts(overviewTexts);
  const text = useFigureText();
  const sum = sumFigures(restoKeys.map((key) => entries.get(key)?.figures ?? null));
  const isOnly = restoKeys.length === 1;
  const first = isOnly
    ? (["turnover_cents", "completed"] as const)
    : (["orders", "turnover_cents"] as const);
  const hintOf = (figure: keyof DayFigures) => {
    if (!isOnly) return sum && texts.weekBefore(text(sum.week_before, figure));
    return figure === "turnover_cents" && texts.turnoverHint;
  };
  return (
    <>
      <SimpleGrid minChildWidth="9.5rem" gap="3">
        {([...first, "parties", "guests"] as const).map((figure) => (
          <StatTile
            key={figure}
            label={texts.figures[figure]}
            value={text(sum?.today, figure)}
            hint={hintOf(figure)}
          />
        ))}
      </SimpleGrid>
      {sum && !isOnly && (
        <Text color="fg.muted" fontSize="sm">
          {texts.compared} {sum.missing > 0 && texts.missing(sum.missing)}
        </Text>
      )}
    </>
  );
}
