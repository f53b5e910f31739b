import { Box, Button, Flex, Heading, Spinner, Text } from "@chakra-ui/react";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { Notice } from "@/admin-ui/feedback/notice";
import { type PaymentAccountTools, usePaymentAccount } from "@/data/staff/use-payment-account";
import { paymentEditorTexts } from "@/i18n/admin/money/payment-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { AccountState } from "./account-state";

/** The restaurant's account with the payment provider: connect, continue, disconnect. */
export function PaymentAccount({ restoKey }: { restoKey: string }) {
  const texts = useTexts(paymentEditorTexts);
  const tools = usePaymentAccount(restoKey);
  return (
    <Box borderTopWidth="1px" pt="4" data-testid="payment-account">
      <Heading as="h3" size="md">
        {texts.account}
      </Heading>
      <Text color="fg.muted" mt="1" mb="4" maxW="44rem">
        {texts.intro}
      </Text>
      <Flex direction="column" gap="4" align="start">
        <Content tools={tools} />
        {tools.problem && <Notice tone="danger" title={texts.problems[tools.problem]} />}
      </Flex>
    </Box>
  );
}

function Content({ tools }: { tools: PaymentAccountTools }) {
  const texts = useTexts(paymentEditorTexts);
  const { answer, status, busy } = tools;
  if (answer?.account) return <AccountState tools={tools} account={answer.account} />;
  if (status === "locked") {
    return (
      <>
        <Text>{texts.locked}</Text>
        <Button variant="outline" loading={busy} onClick={() => void tools.unlock()}>
          {texts.show}
        </Button>
      </>
    );
  }
  if (status === "failed") return <InlineError title={texts.failed} onRetry={tools.reload} />;
  if (!answer) {
    return (
      <Text role="status">
        <Spinner size="sm" me="2" aria-hidden="true" />
        {texts.loading}
      </Text>
    );
  }
  if (!answer.is_available) return <Notice tone="info" title={texts.unavailable} />;
  return (
    <Button loading={busy} loadingText={texts.opening} onClick={() => void tools.connect()}>
      {texts.connect}
    </Button>
  );
}
