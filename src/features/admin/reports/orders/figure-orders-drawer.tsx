import { Stack, Text } from "@chakra-ui/react";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { Notice } from "@/admin-ui/feedback/notice";
import { SelectField } from "@/admin-ui/form/select-field";
import { SideDrawer } from "@/admin-ui/overlay/side-drawer";
import { useFigureOrders } from "@/data/staff/reports/use-figure-orders";
import {
  type FigureOrders,
  type NamedFigure,
  ORDER_FIGURES,
} from "@/domain/report/figure-orders.schema";
import type { Report } from "@/domain/report/report.schema";
import { formatLocalDate, formatPrice } from "@/domain/text/format";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import type { NamedRow } from "../table/report-table";
import { ReportTableView } from "../table/report-table-view";

interface FigureOrdersDrawerProps {
  readonly report: Report;
  readonly shown: NamedRow;
  readonly onShow: (row: NamedRow) => void;
  readonly onClose: () => void;
}

/** The orders behind a figure of the report, with number and sum. */
export function FigureOrdersDrawer({
  report: { resto_key, from, to },
  shown: { figure, name },
  onShow,
  onClose,
}: FigureOrdersDrawerProps) {
  const texts = useTexts(reportsTexts);
  const names = useFigureNames();
  const isNamed = typeof figure === "string";
  const title = isNamed ? names[figure] : name;
  const { value, status, reload } = useFigureOrders({ resto_key, from, to, figure });
  return (
    <SideDrawer open size="lg" onClose={onClose} title={title}>
      <Stack gap="4">
        <SelectField
          label={texts.figure}
          value={isNamed ? figure : ""}
          onChange={(event) => {
            const chosen = ORDER_FIGURES.find((each) => each === event.target.value);
            if (chosen) onShow({ figure: chosen, name: names[chosen] });
          }}
        >
          {!isNamed && <option value="">{name}</option>}
          {ORDER_FIGURES.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </SelectField>
        {value ? (
          <>
            {value.to < to && (
              <Notice tone="warning" title={texts.truncated(formatLocalDate(value.to))} />
            )}
            <OrderList found={value} title={title} />
          </>
        ) : status === "failed" ? (
          <InlineError title={texts.failed} onRetry={reload} />
        ) : (
          <Text role="status">{texts.loading}</Text>
        )}
      </Stack>
    </SideDrawer>
  );
}

/** The names of the figures. Parts of a figure begin with its name. */
function useFigureNames(): Readonly<Record<NamedFigure, string>> {
  const texts = useTexts(reportsTexts);
  const { closing, lostKinds, moneyKinds } = texts;
  const ofCompleted = (kind: string) => `${texts.completed}: ${kind}`;
  const ofLost = (kind: string) => `${texts.lost}: ${kind}`;
  return {
    orders: texts.orders,
    completed: texts.completed,
    delivery: ofCompleted(texts.delivery),
    pickup: ofCompleted(texts.pickup),
    open: texts.open,
    lost: texts.lost,
    cancelled: ofLost(lostKinds.cancelled),
    rejected: ofLost(lostKinds.rejected),
    expired: ofLost(lostKinds.expired),
    failed: ofLost(lostKinds.failed),
    cash: closing.cash,
    card_at_door: closing.card,
    online: closing.online,
    refunded: texts.tax.refunded,
    tips: closing.tips,
    fees: moneyKinds.fees,
    deposits: moneyKinds.deposits,
    discount: moneyKinds.discount,
  };
}

function OrderList({ found, title }: { found: FigureOrders; title: string }) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  const { count, sum_cents, orders } = found;
  const outcomes: Partial<Record<string, string>> = {
    completed: texts.completed,
    ...texts.lostKinds,
  };
  return (
    <>
      <Text role="status" fontWeight="semibold">
        {texts.listed(count, formatPrice(sum_cents, language))}
        {orders.length < count && ` ${texts.listedFirst(orders.length)}`}
      </Text>
      {count > 0 && (
        <ReportTableView
          title={title}
          table={{
            columns: [
              { label: texts.order, kind: "text" },
              { label: texts.day, kind: "text" },
              { label: texts.kind, kind: "text" },
              { label: texts.outcomeShort, kind: "text" },
              { label: texts.amount, kind: "cents" },
            ],
            rows: orders.map(({ code, local_date, local_time, type, status, cents }) => [
              code,
              `${formatLocalDate(local_date)}, ${local_time}`,
              texts[type],
              outcomes[status] ?? texts.open,
              cents,
            ]),
          }}
        />
      )}
    </>
  );
}
