import { Badge, Button, Flex, List, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Notice } from "@/admin-ui/feedback/notice";
import { ConfirmDialog } from "@/admin-ui/overlay/confirm-dialog";
import type { PaymentAccountTools } from "@/data/staff/use-payment-account";
import type { AccountState as State } from "@/domain/payment/accounts/payment-account-calls.schema";
import { formatDate, formatTime } from "@/domain/text/format";
import { paymentEditorTexts } from "@/i18n/admin/money/payment-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { OfferNotice } from "./offer-notice";

const DASHBOARD = "https://dashboard.stripe.com/";

interface AccountStateProps {
  readonly tools: PaymentAccountTools;
  readonly account: State;
}

/** Whether a connected account can charge, what it lacks, and what a manager can do. */
export function AccountState({ tools, account }: AccountStateProps) {
  const texts = useTexts(paymentEditorTexts);
  const { answer, busy } = tools;
  const { charges_enabled: isReady, requirements_due: needs } = account;
  const { livemode, updated_at, connected_at } = account;
  return (
    <>
      {answer?.is_current === false && (
        <Notice
          tone="warning"
          title={texts.stale(`${formatDate(updated_at)}, ${formatTime(updated_at)}`)}
        />
      )}
      {answer?.is_available === false && <Notice tone="info" title={texts.unavailable} />}
      {!livemode && <Notice tone="warning" title={texts.test} />}
      <Flex gap="3" wrap="wrap" align="center">
        <Badge size="md" colorPalette={isReady ? "green" : "danger"}>
          {isReady ? texts.ready : texts.notReady}
        </Badge>
        <Text color="fg.muted">{texts.connectedAt(formatDate(connected_at))}</Text>
      </Flex>
      {isReady ? <Methods account={account} /> : <Text>{texts.notReadyHelp}</Text>}
      {needs.length > 0 && (
        <div>
          <Text>{isReady ? texts.soon : texts.missing}</Text>
          <List.Root ps="5">
            {needs.map((need) => (
              <List.Item key={need}>{texts.needs[need]}</List.Item>
            ))}
          </List.Root>
        </div>
      )}
      {!isReady && needs.length === 0 && <Text>{texts.waiting}</Text>}
      {isReady && <OfferNotice />}
      <Flex gap="3" wrap="wrap">
        {needs.length > 0 && (
          <Button loading={busy} loadingText={texts.opening} onClick={() => void tools.connect()}>
            {texts.proceed}
          </Button>
        )}
        <Button asChild variant="outline" colorPalette="gray" textDecoration="none">
          <a href={DASHBOARD} target="_blank" rel="noopener">
            {texts.dashboard}
          </a>
        </Button>
        <Disconnect tools={tools} />
      </Flex>
    </>
  );
}

function Methods({ account }: { account: State }) {
  const { accepts, providerMethods } = useTexts(paymentEditorTexts);
  const names = Object.entries(providerMethods)
    .filter(([method]) => account.methods.includes(method))
    .map(([, name]) => name);
  return names.length > 0 && <Text>{accepts(names.join(", "))}</Text>;
}

function Disconnect({ tools }: { tools: PaymentAccountTools }) {
  const texts = useTexts(paymentEditorTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
        {texts.disconnect}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={tools.busy}
        title={texts.disconnectTitle}
        confirmLabel={texts.disconnect}
        onConfirm={() => void tools.disconnect().finally(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        {texts.disconnectHelp.map((paragraph) => (
          <Text key={paragraph} mb="3">
            {paragraph}
          </Text>
        ))}
      </ConfirmDialog>
    </>
  );
}
