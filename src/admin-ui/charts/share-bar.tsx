import { BarSegment, type BarSegmentData, useChart } from "@chakra-ui/charts";
import { HStack, Text } from "@chakra-ui/react";
import { ChartDataTable } from "./chart-data-table";
import { ChartLegend } from "./chart-legend";

interface ShareBarProps {
  /** Names the whole. */
  readonly label: string;
  /** At most 4. */
  readonly parts: readonly { readonly name: string; readonly value: number }[];
  readonly format: (value: number) => string;
  /** Words a whole percentage. */
  readonly formatPercent: (percent: number) => string;
}

const COLORS = ["brand.border", "brand.emphasized", "border.emphasized", "border"] as const;

/** How a whole is shared out, as one bar with a legend. */
export function ShareBar({ label, parts, format, formatPercent }: ShareBarProps) {
  const chart = useChart<BarSegmentData>({
    data: parts.map((part, index) => ({
      ...part,
      color: COLORS[index % COLORS.length] ?? "border",
    })),
  });
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const percentOf = (value: number) => (whole === 0 ? 0 : Math.round((100 * value) / whole));
  return (
    <figure aria-label={label}>
      <BarSegment.Root chart={chart} barSize="8" aria-hidden="true">
        <BarSegment.Content>
          <BarSegment.Bar gap="0.5" />
        </BarSegment.Content>
        <HStack wrap="wrap" gap="4">
          {chart.data.map(({ name, value, color = "border" }) => (
            <ChartLegend key={name} color={color}>
              {name}
              <Text as="span" fontWeight="medium">
                {format(value)}
              </Text>
              <Text as="span" color="fg.muted">
                {formatPercent(percentOf(value))}
              </Text>
            </ChartLegend>
          ))}
        </HStack>
      </BarSegment.Root>
      <ChartDataTable
        caption={label}
        rows={parts.map((part) => ({ key: part.name, cells: [part.name, format(part.value)] }))}
      />
    </figure>
  );
}
