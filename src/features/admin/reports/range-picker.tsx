import { Box, Button, Flex, Stack } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Notice } from "@/admin-ui/feedback/notice";
import { DateField } from "@/admin-ui/form/date-field";
import { isValidRange, MAX_REPORT_DAYS, type ReportRange } from "@/domain/report/report-range";
import { addDays, type LocalDate } from "@/domain/time/berlin-time";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useTexts } from "@/i18n/use-texts";

const USUAL = ["today", "week", "month", "lastMonth"] as const;

/** A preset period. */
function presetRange(which: (typeof USUAL)[number], today: LocalDate): ReportRange {
  if (which === "lastMonth") {
    const to = addDays(today, -Number(today.slice(8)));
    return { from: `${to.slice(0, 8)}01`, to };
  }
  return { from: addDays(today, -DAYS_BACK[which]), to: today };
}

const DAYS_BACK = { today: 0, week: 6, month: 29 } as const;

interface RangePickerProps {
  readonly today: LocalDate;
  readonly range: ReportRange;
  readonly onRange: (range: ReportRange) => void;
  /** Further buttons on the same line. */
  readonly children?: ReactNode;
}

/** Preset periods and a custom one. */
export function RangePicker({ today, range, onRange, children }: RangePickerProps) {
  const texts = useTexts(reportsTexts);
  const [isCustom, setIsCustom] = useState(false);
  const isShown = (which: (typeof USUAL)[number]) => {
    const { from, to } = presetRange(which, today);
    return !isCustom && range.from === from && range.to === to;
  };
  return (
    <Stack gap="3">
      <Flex wrap="wrap" gap="2">
        <Box role="group" aria-label={texts.range} display="contents">
          {USUAL.map((which) => (
            <Button
              key={which}
              variant={isShown(which) ? "solid" : "outline"}
              {...(isShown(which) ? {} : { colorPalette: "gray" })}
              aria-pressed={isShown(which)}
              onClick={() => {
                setIsCustom(false);
                onRange(presetRange(which, today));
              }}
            >
              {texts.ranges[which]}
            </Button>
          ))}
          <Button
            variant={isCustom ? "solid" : "outline"}
            {...(isCustom ? {} : { colorPalette: "gray" })}
            aria-pressed={isCustom}
            onClick={() => setIsCustom(true)}
          >
            {texts.ranges.custom}
          </Button>
        </Box>
        {children}
      </Flex>
      {isCustom && <CustomRange range={range} onRange={onRange} />}
    </Stack>
  );
}

function CustomRange({ range, onRange }: Pick<RangePickerProps, "range" | "onRange">) {
  const texts = useTexts(reportsTexts);
  const [chosen, setChosen] = useState(range);
  const [hasProblem, setProblem] = useState(false);

  function show(event: FormEvent): void {
    event.preventDefault();
    setProblem(!isValidRange(chosen));
    if (isValidRange(chosen)) onRange(chosen);
  }

  return (
    <form noValidate onSubmit={show}>
      <Flex wrap="wrap" align="end" gap="3" maxW="40rem">
        {(["from", "to"] as const).map((end) => (
          <Flex key={end} flex="1 1 11rem">
            <DateField
              label={texts[end]}
              value={chosen[end]}
              onValueChange={(date) => setChosen((before) => ({ ...before, [end]: date }))}
            />
          </Flex>
        ))}
        <Button type="submit">{texts.show}</Button>
      </Flex>
      {hasProblem && (
        <Flex mt="3">
          <Notice tone="danger" title={texts.rangeInvalid(MAX_REPORT_DAYS)} />
        </Flex>
      )}
    </form>
  );
}
