import { Box, Button, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { Notice } from "@/admin-ui/feedback/notice";
import { SelectField } from "@/admin-ui/form/select-field";
import { PanelDialog } from "@/admin-ui/overlay/panel-dialog";
import { useTaxMonth } from "@/data/staff/reports/use-tax-month";
import { endedMonths } from "@/domain/report/datev/month-range";
import { callExportTaxMonth } from "@/firebase/callables/reports-callables";
import { taxMonthTexts } from "@/i18n/admin/money/tax-month-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { downloadFile } from "@/ui/download-file";
import { TaxMonthContent } from "./tax-month-content";
import { numericSettings, type TypedSettings, typedSettings } from "./tax-settings-form";

/** How far back a month can be chosen. */
const MONTHS = 24;

interface TaxMonthDialogProps {
  readonly restoKey: string;
  readonly onClose: () => void;
}

/** Makes the file of a month for the tax adviser, and shows what changed since the last one. */
export function TaxMonthDialog({ restoKey, onClose }: TaxMonthDialogProps) {
  const texts = useTexts(taxMonthTexts);
  const months = endedMonths(MONTHS, useAtomValue(serverNowAtom));
  const [month, setMonth] = useState(months[0] ?? "");
  const { value, status, reload } = useTaxMonth(restoKey, month);
  const [draft, setDraft] = useState<TypedSettings | null>(null);
  const [problem, setProblem] = useState<"invalid" | "notMade" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const typed = draft ?? typedSettings(value?.settings ?? null);

  async function make(): Promise<void> {
    setBusy(true);
    setProblem(null);
    // The server checks what was typed.
    const answer = await callExportTaxMonth({
      resto_key: restoKey,
      month,
      settings: numericSettings(typed),
    });
    setBusy(false);
    if (!answer.ok) {
      const isInvalid =
        answer.error.kind === "refused" && answer.error.refusal.reason === "INVALID";
      return setProblem(isInvalid ? "invalid" : "notMade");
    }
    const bytes = Uint8Array.from(answer.value.content, (letter) => letter.charCodeAt(0));
    downloadFile(answer.value.name, bytes, "text/csv");
    reload();
  }

  return (
    <PanelDialog
      open
      size="lg"
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          {problem && (
            <Box flex="1 0 100%">
              <Notice tone="danger" title={texts[problem]} />
            </Box>
          )}
          <Button loading={isBusy} disabled={!value} onClick={() => void make()}>
            {texts.download}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{texts.help}</Text>
        <Text color="fg.muted">{texts.notIn}</Text>
        <SelectField
          label={texts.month}
          value={month}
          onChange={(event) => setMonth(event.target.value)}
        >
          {months.map((each) => (
            <option key={each} value={each}>
              {`${each.slice(5)}/${each.slice(0, 4)}`}
            </option>
          ))}
        </SelectField>
        {value ? (
          <TaxMonthContent
            month={value}
            isChecked={problem === "invalid"}
            typed={typed}
            onTyped={setDraft}
          />
        ) : status === "failed" ? (
          <InlineError title={texts.failed} onRetry={reload} />
        ) : (
          <Text role="status">{texts.loading}</Text>
        )}
      </Stack>
    </PanelDialog>
  );
}
