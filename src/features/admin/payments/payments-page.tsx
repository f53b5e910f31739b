import { Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { EmptyState } from "@/admin-ui/feedback/empty-state";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { Notice } from "@/admin-ui/feedback/notice";
import { PageSkeleton } from "@/admin-ui/feedback/page-skeleton";
import { SegmentField } from "@/admin-ui/form/segment-field";
import { TextField } from "@/admin-ui/form/text-field";
import { Page } from "@/admin-ui/layout/page";
import { type Payments, usePayments } from "@/data/staff/use-payments";
import { needsPerson } from "@/domain/payment/listing/listed-payment";
import type { ListPaymentsAnswer } from "@/domain/payment/listing/listed-payment.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addDays, toLocal } from "@/domain/time/berlin-time";
import { paymentsTexts } from "@/i18n/admin/money/payments-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { PaymentDrawer } from "./payment-drawer";
import { parsePaymentLink } from "./payment-link";
import { PaymentsTable } from "./payments-table";

/** Days back; what is due later is always listed, because it is paid already. */
const PERIODS = ["7", "30", "90"] as const;

/** The online payments of one restaurant. A link may open one of them. */
export function PaymentsPage({ restaurant }: { restaurant: Restaurant }) {
  const texts = useTexts(paymentsTexts);
  const link = parsePaymentLink(useLocation().state);
  const linked = link?.restoKey === restaurant.key ? link.orderId : null;
  const today = toLocal(useAtomValue(serverNowAtom)).date;
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>("30");
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState(linked);
  const payments = usePayments({
    resto_key: restaurant.key,
    from: addDays(today, 1 - Number(period)),
    ...(linked !== null && { order_id: linked }),
  });
  const { value } = payments;
  return (
    <Page title={texts.title} description={`${restaurant.title}. ${texts.intro}`}>
      <Flex wrap="wrap" gap="4" align="end">
        <SegmentField
          label={texts.period}
          value={period}
          onValueChange={setPeriod}
          options={PERIODS.map((days) => ({ value: days, label: texts.days(Number(days)) }))}
        />
        <Flex flex="1 1 10rem" maxW="16rem">
          <TextField
            label={texts.search}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Flex>
      </Flex>
      {value ? (
        <Found answer={value} search={search.trim()} onOpen={setOpened} />
      ) : (
        <Waiting payments={payments} />
      )}
      {value && (
        <PaymentDrawer
          payment={value.payments.find(({ id }) => id === opened)}
          payments={payments}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  );
}

interface FoundProps {
  readonly answer: ListPaymentsAnswer;
  readonly search: string;
  readonly onOpen: (id: string) => void;
}

function Found({ answer, search, onOpen }: FoundProps) {
  const texts = useTexts(paymentsTexts);
  const { payments, truncated } = answer;
  const found = payments.filter(({ code }) => code.includes(search.toUpperCase()));
  const todo = payments.filter(needsPerson).length;
  if (payments.length === 0) return <EmptyState title={texts.emptyTitle} text={texts.empty} />;
  return (
    <>
      {todo > 0 && <Notice tone="warning" title={texts.todoCount(todo)} />}
      {truncated && <Notice tone="info" title={texts.truncated(payments.length)} />}
      {found.length > 0 ? (
        <PaymentsTable payments={found} onOpen={onOpen} />
      ) : (
        <Text role="status">{texts.notFound(search)}</Text>
      )}
    </>
  );
}

function Waiting({ payments: { status, error, reload } }: { payments: Payments }) {
  const texts = useTexts(paymentsTexts);
  if (status === "loading") return <PageSkeleton label={texts.loading} />;
  const isRefused = error?.kind === "refused";
  return <InlineError title={isRefused ? texts.notAllowed : texts.failed} onRetry={reload} />;
}
