import { Button, Fieldset, Flex, Text } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { TextField } from "@/admin-ui/form/text-field";
import type { Order } from "@/domain/order/order.schema";
import { oneLine } from "@/domain/text/safe-text";
import { boardTexts } from "@/i18n/admin/board-texts";
import { moneyBackText } from "@/i18n/admin/money/order-money";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";
import type { UndoableRejection } from "../context/undoable-rejections";

interface ReasonFormProps {
  readonly order: Order;
  readonly to: UndoableRejection["to"];
  readonly onReason: (reason: string) => void;
  readonly onBack: () => void;
}

/**
 * The effect on the money of an online order, preset reasons and a field for another. The guest
 * gets a preset in the order's language.
 */
export function ReasonForm({ order, to, onReason, onBack }: ReasonFormProps) {
  const texts = useTexts(boardTexts);
  const forGuest = boardTexts[order.language ?? "de"].reasons[to][order.type];
  const moneyBack = moneyBackText(order, useLanguage());
  const [typed, setTyped] = useState("");

  function send(event: FormEvent): void {
    event.preventDefault();
    const reason = oneLine(typed).trim();
    if (reason) onReason(reason);
  }

  return (
    <form onSubmit={send}>
      <Fieldset.Root>
        <Fieldset.Legend fontWeight="bold" fontSize="lg">
          {to === "rejected" ? texts.rejectTitle : texts.failTitle}
        </Fieldset.Legend>
        {moneyBack && <Text>{moneyBack}</Text>}
        {texts.reasons[to][order.type].map((reason, index) => (
          <Button
            key={reason}
            size="lg"
            variant="outline"
            colorPalette="gray"
            w="full"
            h="auto"
            minH="11"
            py="2"
            px="4"
            justifyContent="start"
            textAlign="start"
            whiteSpace="normal"
            ref={index === 0 ? focusOnMount : null}
            onClick={() => onReason(forGuest[index] ?? reason)}
          >
            {reason}
          </Button>
        ))}
      </Fieldset.Root>
      <Flex gap="2" align="end" my="4">
        <TextField
          label={texts.otherReason}
          size="lg"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" size="lg" disabled={!typed.trim()}>
          {texts.send}
        </Button>
      </Flex>
      <Button size="lg" variant="ghost" colorPalette="gray" onClick={onBack}>
        {texts.back}
      </Button>
    </form>
  );
}
