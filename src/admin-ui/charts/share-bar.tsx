import { BarSegment, type BarSegmentData, useChart } from "@chakra-ui/charts";
import { ChartDataTable } from "./chart-data-table";

interface ShareBarProps {
  /** Names the whole. */
  readonly label: string;
  /** At most 4. */
  readonly parts: readonly { readonly name: string; readonly value: number }[];
  readonly format: (value: number) => string;
}

const COLORS = ["brand.border", "brand.emphasized", "border.emphasized", "border"] as const;

/** How a whole is shared out, as one bar with a legend. */
export function ShareBar({ label, parts, format }: ShareBarProps) {
  const chart = useChart<BarSegmentData>({
    data: parts.map((part, index) => ({
      ...part,
      color: COLORS[index % COLORS.length] ?? "border",
    })),
  });
  return (
    <figure aria-label={label}>
      <BarSegment.Root chart={chart} barSize="8" aria-hidden="true">
        <BarSegment.Content>
          <BarSegment.Bar gap="0.5" />
        </BarSegment.Content>
        <BarSegment.Legend gap="4" showPercent showValue valueFormatter={format} />
      </BarSegment.Root>
      <ChartDataTable
        caption={label}
        rows={parts.map((part) => ({ key: part.name, cells: [part.name, format(part.value)] }))}
      />
    </figure>
  );
}
