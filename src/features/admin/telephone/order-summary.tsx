import { Button, Kbd, Stack, Text } from "@chakra-ui/react";
import { type RefObject, useState } from "react";
import { Section } from "@/admin-ui/layout/section";
import { ConfirmDialog } from "@/admin-ui/overlay/confirm-dialog";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useTexts } from "@/i18n/use-texts";
import { useTelephone } from "./context/telephone-context";
import { OrderChoices } from "./order-choices";
import { OrderProblem } from "./order-problem";
import { OrderTotals } from "./order-totals";
import { ReusableChoice } from "./reusable-choice";
import { SummaryLines } from "./summary-lines";

interface OrderSummaryProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onPlace: () => void;
  /** Text about what is missing; null if nothing is. */
  readonly missing: string | null;
}

/** The dishes, the total, the reason why the order cannot be taken, and the button that takes it. */
export function OrderSummary({ button, onPlace, missing }: OrderSummaryProps) {
  const texts = useTexts(telephoneTexts);
  const { draft, isLocked, clear } = useTelephone();
  const [isClearing, setIsClearing] = useState(false);
  return (
    <Section
      title={texts.order}
      actions={
        <Button
          variant="ghost"
          colorPalette="gray"
          disabled={isLocked}
          onClick={() => setIsClearing(true)}
        >
          {texts.clear}
        </Button>
      }
    >
      {draft.lines.length > 0 ? (
        <SummaryLines />
      ) : (
        <Stack gap="1">
          <Text fontWeight="semibold">{texts.empty}</Text>
          <Text color="fg.muted">{texts.emptyHelp}</Text>
        </Stack>
      )}
      <ReusableChoice />
      <OrderTotals />
      <OrderChoices />
      <OrderProblem onChosen={() => button.current?.focus()} />
      {missing && (
        <Text role="alert" color="fg.error" fontWeight="semibold">
          {missing}
        </Text>
      )}
      <Button ref={button} size="lg" w="full" aria-disabled={isLocked} onClick={onPlace}>
        {isLocked ? texts.placing : texts.place} <Kbd hideBelow="md">{texts.keys}</Kbd>
      </Button>
      <ConfirmDialog
        open={isClearing}
        title={texts.clearTitle}
        confirmLabel={texts.clear}
        danger
        onConfirm={() => {
          setIsClearing(false);
          clear();
        }}
        onClose={() => setIsClearing(false)}
      >
        {texts.clearHelp}
      </ConfirmDialog>
    </Section>
  );
}
