import { SimpleGrid } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { StatTile } from "@/admin-ui/data/stat-tile";
import type { Report } from "@/domain/report/report.schema";
import { formatPrice } from "@/domain/text/format";
import { callReadReport } from "@/firebase/callables/reports-callables";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

interface TodayFiguresProps {
  readonly restoKey: string;
  /** Today by the restaurant's clock. */
  readonly date: string;
  /** A new value reads the figures again. */
  readonly asOf: number | null;
}

/** Sales and tables of today, for the managers of one restaurant. */
export function TodayFigures({ restoKey, date, asOf }: TodayFiguresProps) {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  const [report, setReport] = useState<Report | null>(null);
  useEffect(() => {
    if (asOf === null) return;
    let isOver = false;
    void callReadReport({ resto_key: restoKey, from: date, to: date }).then((answer) => {
      if (answer.ok && !isOver) setReport(answer.value);
    });
    return () => {
      isOver = true;
    };
  }, [restoKey, date, asOf]);
  const { orders, tables } = report ?? {};
  return (
    <SimpleGrid minChildWidth="9.5rem" gap="3">
      <StatTile
        label={texts.turnover}
        value={orders ? formatPrice(orders.turnover_cents, language) : "–"}
        hint={texts.turnoverHint}
      />
      <StatTile label={texts.completed} value={orders?.completed ?? "–"} />
      <StatTile label={texts.parties} value={tables?.parties ?? "–"} />
      <StatTile label={texts.guestsToday} value={tables?.guests ?? "–"} />
    </SimpleGrid>
  );
}
