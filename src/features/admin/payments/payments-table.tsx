import { Badge, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { DataTable } from "@/admin-ui/data/data-table";
import type { ListedPayment } from "@/domain/payment/listing/listed-payment.schema";
import { formatDate } from "@/domain/text/format";
import { paymentsTexts } from "@/i18n/admin/money/payments-texts";
import { useTexts } from "@/i18n/use-texts";
import { usePaymentWords } from "./context/use-payment-words";

interface PaymentsTableProps {
  readonly payments: readonly ListedPayment[];
  readonly onOpen: (id: string) => void;
}

/** One row per payment. */
export function PaymentsTable({ payments, onOpen }: PaymentsTableProps) {
  const texts = useTexts(paymentsTexts);
  const { price, due, method, kind } = usePaymentWords();
  return (
    <DataTable
      caption={texts.caption}
      rows={payments}
      rowKey={({ id }) => id}
      rowTestId="payment-row"
      columns={[
        {
          key: "order",
          label: texts.search,
          isRowHeader: true,
          cell: ({ code, type }) => (
            <Stack gap="0">
              {code}
              <Text as="span" color="fg.muted" fontWeight="normal">
                {kind(type)}
              </Text>
            </Stack>
          ),
        },
        { key: "due", label: texts.due, cell: due },
        { key: "method", label: texts.method, cell: method },
        { key: "state", label: texts.state, cell: (payment) => <States payment={payment} /> },
        {
          key: "amount",
          label: texts.amount,
          align: "end",
          cell: ({ captured_cents, authorised_cents, refunded_cents }) => (
            <Stack gap="0">
              {price(captured_cents || authorised_cents)}
              {refunded_cents > 0 && (
                <Text as="span" color="fg.muted">
                  {texts.refunded} {price(refunded_cents)}
                </Text>
              )}
            </Stack>
          ),
        },
        {
          key: "open",
          label: <span className="visually-hidden">{texts.open}</span>,
          align: "end",
          cell: ({ id, code }) => (
            <Button
              variant="outline"
              colorPalette="gray"
              aria-label={texts.openOf(code)}
              onClick={() => onOpen(id)}
            >
              {texts.open}
            </Button>
          ),
        },
      ]}
    />
  );
}

/** Long states wrap on the narrowest phones. */
const STATE = { size: "md", whiteSpace: "normal" } as const;

/** The state, and what a person must do. */
function States({ payment }: { payment: ListedPayment }) {
  const texts = useTexts(paymentsTexts);
  const { state } = usePaymentWords();
  const { label, palette } = state(payment);
  const { dispute, refund_failed } = payment;
  const deadline = dispute?.state === "open" ? dispute.due_at : null;
  return (
    <Flex wrap="wrap" gap="1.5">
      <Badge {...STATE} colorPalette={palette}>
        {label}
      </Badge>
      {deadline !== null && (
        <Badge {...STATE} colorPalette="danger" variant="solid">
          {texts.dispute.badge(formatDate(deadline))}
        </Badge>
      )}
      {refund_failed && (
        <Badge {...STATE} colorPalette="danger" variant="solid">
          {texts.failedBadge}
        </Badge>
      )}
    </Flex>
  );
}
