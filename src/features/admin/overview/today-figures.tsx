import { SimpleGrid, Text } from "@chakra-ui/react";
import { StatTile } from "@/admin-ui/data/stat-tile";
import { sumFigures } from "@/domain/report/day-figures";
import type { OverviewEntry } from "@/domain/report/overview.schema";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { useTexts } from "@/i18n/use-texts";
import { useFigureText } from "./use-figure-text";

interface TodayFiguresProps {
  /** Keys of the restaurants. */
  readonly restoKeys: readonly string[];
  readonly entries: ReadonlyMap<string, OverviewEntry>;
}

const FIGURES = ["turnover_cents", "orders", "parties", "guests"] as const;

/** Today's sales and tables beside the same weekday of last week, for managers. */
export function TodayFigures({ restoKeys, entries }: TodayFiguresProps) {
  const texts = useTexts(overviewTexts);
  const text = useFigureText();
  const sum = sumFigures(restoKeys.map((key) => entries.get(key)?.figures ?? null));
  return (
    <>
      <SimpleGrid minChildWidth="9.5rem" gap="3">
        {FIGURES.map((figure) => (
          <StatTile
            key={figure}
            label={texts.figures[figure]}
            value={text(sum?.today, figure)}
            hint={sum && texts.weekBefore(text(sum.week_before, figure))}
          />
        ))}
      </SimpleGrid>
      {sum && (
        <Text color="fg.muted" fontSize="sm">
          {texts.compared} {sum.missing > 0 && texts.missing(sum.missing)}
        </Text>
      )}
    </>
  );
}
