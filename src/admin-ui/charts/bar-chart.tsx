import { Chart, useChart } from "@chakra-ui/charts";
import { Bar, CartesianGrid, BarChart as RechartsBarChart, Tooltip, XAxis, YAxis } from "recharts";
import { ChartDataTable } from "./chart-data-table";

interface ChartPoint {
  /** Also the label at the axis. */
  readonly label: string;
  readonly value: number;
  /** The same figure of the period before. */
  readonly before?: number;
}

interface BarChartProps {
  /** Names the chart and its figures. */
  readonly label: string;
  /** Names the figures of the period before. */
  readonly beforeLabel?: string;
  readonly points: readonly ChartPoint[];
  readonly format: (value: number) => string;
}

/** Upright bars over the full width, with the period before beside them if it is given. */
export function BarChart({ label, beforeLabel, points, format }: BarChartProps) {
  const chart = useChart({
    data: [...points],
    series: [
      ...(beforeLabel
        ? [{ name: "before" as const, label: beforeLabel, color: "border.emphasized" }]
        : []),
      { name: "value" as const, label, color: "brand.border" },
    ],
  });
  return (
    <figure aria-label={label}>
      <Chart.Root maxH="18rem" chart={chart} aria-hidden="true">
        <RechartsBarChart responsive data={chart.data} accessibilityLayer={false} barGap={2}>
          <CartesianGrid stroke={chart.color("border")} vertical={false} />
          <XAxis axisLine={false} tickLine={false} dataKey={chart.key("label")} minTickGap={12} />
          <YAxis axisLine={false} tickLine={false} width={72} tickFormatter={format} />
          <Tooltip
            cursor={{ fill: chart.color("bg.subtle") }}
            animationDuration={0}
            content={<Chart.Tooltip formatter={(value) => format(Number(value))} />}
          />
          {chart.series.map((series) => (
            <Bar
              key={String(series.name)}
              isAnimationActive={false}
              dataKey={chart.key(series.name)}
              name={String(series.label)}
              fill={chart.color(series.color)}
              radius={[4, 4, 0, 0]}
              maxBarSize={40}
            />
          ))}
        </RechartsBarChart>
      </Chart.Root>
      <ChartDataTable
        caption={label}
        rows={points.map((point) => ({
          key: point.label,
          cells: [
            point.label,
            format(point.value),
            ...(point.before === undefined ? [] : [`${beforeLabel}: ${format(point.before)}`]),
          ],
        }))}
      />
    </figure>
  );
}
