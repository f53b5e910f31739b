import { Button, Flex, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { PrinterIcon } from "@/admin-ui/icons";
import { ConfirmDialog } from "@/admin-ui/overlay/confirm-dialog";
import type { Order } from "@/domain/order/order.schema";
import { formatTime } from "@/domain/text/format";
import { printTexts } from "@/i18n/admin/print-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { printedAtAtom } from "@/state/staff/printed-sheets-atom";
import { useBoardContext } from "../context/board-context";
import type { PrintKind } from "../context/use-printer";

const KINDS = ["ticket", "receipt"] as const satisfies readonly PrintKind[];

/** Buttons for ticket and receipt. A second print on this device needs a confirmation. */
export function PrintButtons({ order }: { order: Order }) {
  const texts = useTexts(printTexts);
  const { print } = useBoardContext();
  const printedAt = useAtomValue(printedAtAtom);
  const [confirmingKind, setConfirmingKind] = useState<PrintKind>("ticket");
  const [isConfirming, setConfirming] = useState(false);
  const lastPrintedAt = printedAt({ order: order.id, kind: confirmingKind });

  function choose(kind: PrintKind): void {
    if (printedAt({ order: order.id, kind }) === null) print(order, kind);
    else {
      setConfirmingKind(kind);
      setConfirming(true);
    }
  }

  return (
    <Flex wrap="wrap" gap="2">
      {KINDS.map((kind) => {
        const at = printedAt({ order: order.id, kind });
        return (
          <Button
            key={kind}
            size="lg"
            variant="outline"
            colorPalette="gray"
            aria-label={[texts.print[kind], order.code, at && texts.printedAt(formatTime(at))]
              .filter(Boolean)
              .join(", ")}
            onClick={() => choose(kind)}
          >
            <PrinterIcon />
            <Stack as="span" gap="0" align="start" lineHeight="short">
              {texts.kinds[kind]}
              {at !== null && <small>✓ {formatTime(at)}</small>}
            </Stack>
          </Button>
        );
      })}
      <ConfirmDialog
        open={isConfirming}
        title={texts.askAgain[confirmingKind](lastPrintedAt ? formatTime(lastPrintedAt) : "")}
        confirmLabel={texts.again}
        onConfirm={() => {
          setConfirming(false);
          print(order, confirmingKind);
        }}
        onClose={() => setConfirming(false)}
      />
    </Flex>
  );
}
