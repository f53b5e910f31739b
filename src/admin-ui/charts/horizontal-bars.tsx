import { BarList, type BarListData, useChart } from "@chakra-ui/charts";
import { ChartDataTable } from "./chart-data-table";

interface HorizontalBarsProps {
  /** Names the figures. */
  readonly label: string;
  readonly bars: readonly { readonly name: string; readonly value: number }[];
  readonly format: (value: number) => string;
}

/** Named bars with their figures, largest first. */
export function HorizontalBars({ label, bars, format }: HorizontalBarsProps) {
  const sorted = bars.toSorted((left, right) => right.value - left.value);
  const chart = useChart<BarListData>({
    data: sorted,
    series: [{ name: "name", color: "brand.muted" }],
  });
  return (
    <figure aria-label={label}>
      <BarList.Root chart={chart} aria-hidden="true">
        <BarList.Content>
          <BarList.Bar />
          <BarList.Value valueFormatter={format} />
        </BarList.Content>
      </BarList.Root>
      <ChartDataTable
        caption={label}
        rows={sorted.map((bar) => ({ key: bar.name, cells: [bar.name, format(bar.value)] }))}
      />
    </figure>
  );
}
