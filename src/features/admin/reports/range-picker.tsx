import { Box, Button, Flex, Stack } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Notice } from "@/admin-ui/feedback/notice";
import { DateField } from "@/admin-ui/form/date-field";
import { NAMED_PERIODS, type ReportPeriod } from "@/domain/report/report-period";
import { isValidRange, MAX_REPORT_DAYS, type ReportRange } from "@/domain/report/report-range";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useTexts } from "@/i18n/use-texts";

interface RangePickerProps {
  readonly period: ReportPeriod;
  /** The days of the period. */
  readonly range: ReportRange;
  readonly onPeriod: (period: ReportPeriod) => void;
  /** Further buttons on the same line. */
  readonly children?: ReactNode;
}

/** Preset periods and a custom one. */
export function RangePicker({ period, range, onPeriod, children }: RangePickerProps) {
  const texts = useTexts(reportsTexts);
  const [isCustom, setIsCustom] = useState(false);
  const shown = isCustom ? null : period;
  return (
    <Stack gap="3">
      <Flex wrap="wrap" gap="2">
        <Box role="group" aria-label={texts.range} display="contents">
          {NAMED_PERIODS.map((which) => (
            <Button
              key={which}
              variant={shown === which ? "solid" : "outline"}
              {...(shown === which ? {} : { colorPalette: "gray" })}
              aria-pressed={shown === which}
              onClick={() => {
                setIsCustom(false);
                onPeriod(which);
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
      {isCustom && <CustomRange range={range} onPeriod={onPeriod} />}
    </Stack>
  );
}

function CustomRange({ range, onPeriod }: Pick<RangePickerProps, "range" | "onPeriod">) {
  const texts = useTexts(reportsTexts);
  const [chosen, setChosen] = useState(range);
  const [hasProblem, setProblem] = useState(false);

  function show(event: FormEvent): void {
    event.preventDefault();
    setProblem(!isValidRange(chosen));
    if (isValidRange(chosen)) onPeriod(chosen);
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
