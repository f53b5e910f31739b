import { percentile } from "@/hosting/lib/percentile";

/** Median, 95th percentile and worst, for example `p50 82 ms · p95 140 ms · worst 151 ms (30)`. */
export function percentiles(values: readonly number[]): string {
  const part = (name: string, value: number | null) =>
    `${name} ${value === null ? "?" : value.toFixed(0)} ms`;
  const worst = percentile(values, 1);
  return [
    part("p50", percentile(values, 0.5)),
    part("p95", percentile(values, 0.95)),
    `${part("worst", worst)} (${values.length})`,
  ].join(" · ");
}
