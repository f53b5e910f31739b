import { Grid, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { EmptyState } from "@/admin-ui/feedback/empty-state";
import { Notice } from "@/admin-ui/feedback/notice";
import { Section } from "@/admin-ui/layout/section";
import { findingsOf } from "@/domain/report/findings";
import type { Report } from "@/domain/report/report.schema";
import { findingTexts } from "@/i18n/admin/finding-texts";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { MarginSection } from "./margins/margin-section";
import { FigureOrdersDrawer } from "./orders/figure-orders-drawer";
import {
  BusyHoursChart,
  DishesChart,
  GuestsChart,
  KindsChart,
  TurnoverChart,
} from "./report-charts";
import { ReportFigures } from "./report-figures";
import {
  daysTable,
  dayText,
  hoursTable,
  itemsTable,
  moneyTable,
  outcomeTable,
  paymentsTable,
  seatsTable,
} from "./report-tables";
import { RetentionNotice } from "./retention-notice";
import type { NamedRow } from "./table/report-table";
import { FoldedTable, ReportTableView } from "./table/report-table-view";

interface ReportViewProps {
  readonly report: Report;
  /** The report of the period before; null while it is not known. */
  readonly before: Report | null;
}

/** A report: key figures, then one section per question. */
export function ReportView({ report, before }: ReportViewProps) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  const [figure, setFigure] = useState<NamedRow | null>(null);
  const { from, to, orders, tables, truncated } = report;
  const isEmpty = orders.orders === 0 && tables.parties + tables.cancelled === 0;
  return (
    <Stack gap="5">
      <Text role="status" color="fg.muted">
        {texts.period(dayText(from, language), dayText(to, language))}
        {before && ". "}
        {before && texts.comparedWith(dayText(before.from, language), dayText(before.to, language))}
      </Text>
      {truncated && <Notice tone="warning" title={texts.truncated(dayText(to, language))} />}
      <RetentionNotice from={from} />
      {isEmpty ? (
        <EmptyState title={texts.emptyTitle} text={texts.empty} />
      ) : (
        <>
          <Grid
            templateColumns={{ xl: "minmax(0, 2fr) minmax(0, 3fr)" }}
            gap="5"
            alignItems="start"
          >
            <Stack gap="5">
              <FindingsSection report={report} before={before} />
              <ReportFigures report={report} before={before} onOrders={setFigure} />
            </Stack>
            <Stack gap="5">
              <TurnoverSection report={report} before={before} onOrders={setFigure} />
              {orders.completed > 0 && (
                <Section title={texts.kinds} description={texts.kindsHelp}>
                  <KindsChart report={report} />
                </Section>
              )}
            </Stack>
          </Grid>
          <OrderSections report={report} onOrders={setFigure} />
          <TableSection report={report} before={before} />
          <Text color="fg.muted">{texts.basis}</Text>
          {figure && (
            <FigureOrdersDrawer
              report={report}
              shown={figure}
              onShow={setFigure}
              onClose={() => setFigure(null)}
            />
          )}
        </>
      )}
    </Stack>
  );
}

function FindingsSection({ report, before }: ReportViewProps) {
  const { title, sentence } = useTexts(findingTexts);
  const findings = findingsOf(report, before);
  if (findings.length === 0) return null;
  return (
    <Section title={title}>
      <Stack as="ul" gap="2" ps="5" fontSize="lg" listStyleType="disc">
        {findings.map((finding) => (
          <li key={finding.kind}>{sentence(finding)}</li>
        ))}
      </Stack>
    </Section>
  );
}

function TurnoverSection({ report, before, onOrders }: ReportViewProps & OrderSectionsProps) {
  const texts = useTexts(reportsTexts);
  const words = { texts, language: useLanguage() };
  return (
    <Section title={texts.byDay} description={texts.byDayHelp}>
      <TurnoverChart report={report} before={before} />
      <FoldedTable title={texts.byDay} table={daysTable(report, words)} onOrders={onOrders} />
    </Section>
  );
}

interface OrderSectionsProps extends Pick<ReportViewProps, "report"> {
  readonly onOrders: (row: NamedRow) => void;
}

function OrderSections({ report, onOrders }: OrderSectionsProps) {
  const texts = useTexts(reportsTexts);
  const words = { texts, language: useLanguage() };
  const hasOrders = report.orders.orders > 0;
  const hasCompleted = report.orders.completed > 0;
  return (
    <>
      {hasOrders && (
        <Section title={texts.byHour} description={texts.byHourHelp}>
          <BusyHoursChart report={report} />
          <FoldedTable title={texts.byHour} table={hoursTable(report, words)} onOrders={onOrders} />
        </Section>
      )}
      {hasCompleted && (
        <Section title={texts.topItems} description={texts.topItemsHelp}>
          <DishesChart report={report} />
          <FoldedTable
            title={texts.topItems}
            table={itemsTable(report, words)}
            onOrders={onOrders}
          />
        </Section>
      )}
      {hasCompleted && <MarginSection key={report.resto_key} report={report} onOrders={onOrders} />}
      <Section title={texts.money}>
        <ReportTableView
          title={texts.money}
          table={moneyTable(report, words)}
          onOrders={onOrders}
        />
      </Section>
      <Section title={texts.payments}>
        <ReportTableView
          title={texts.payments}
          table={paymentsTable(report, words)}
          onOrders={onOrders}
        />
      </Section>
      <Section title={texts.outcome}>
        <ReportTableView
          title={texts.outcome}
          table={outcomeTable(report, words)}
          onOrders={onOrders}
        />
      </Section>
    </>
  );
}

function TableSection({ report, before }: ReportViewProps) {
  const texts = useTexts(reportsTexts);
  const words = { texts, language: useLanguage() };
  return (
    <Section title={texts.tables} description={`${texts.tablesHelp} ${texts.useHelp}`}>
      <GuestsChart report={report} before={before} />
      <FoldedTable title={texts.tables} table={seatsTable(report, words)} />
    </Section>
  );
}
