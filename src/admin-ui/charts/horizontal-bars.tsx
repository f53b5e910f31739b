import { BarList, type BarListData, useChart } from "@chakra-ui/charts";
import { ChartDataTable } from "./chart-data-table";

interface Bar {
  /** Unique; two bars may have the same name. */
  readonly key: string;
  readonly name: string;
  readonly value: number;
}

interface HorizontalBarsProps {
  /** Names the figures. */
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
}

/** Named bars with their figures, largest first. */
export function HorizontalBars({ label, bars, format }: HorizontalBarsProps) {
  const sorted = bars.toSorted((left, right) => right.value - left.value);
  const chart = useChart<BarListData>({
    // Chakra uses the name as the key of a bar.
    data: sorted.map(({ key, value }) => ({ name: key, value })),
    series: [{ name: "name", color: "brand.muted" }],
  });
  return (
    <figure aria-label={label}>
      <BarList.Root chart={chart} aria-hidden="true">
        <BarList.Content>
          <BarList.Bar label={({ index }) => sorted[index]?.name} />
          <BarList.Value valueFormatter={format} />
        </BarList.Content>
      </BarList.Root>
      <ChartDataTable
        caption={label}
        rows={sorted.map(({ key, name, value }) => ({ key, cells: [name, format(value)] }))}
      />
    </figure>
  );
}
