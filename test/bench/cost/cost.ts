/** Documents read and written, and functions started. */
export interface Cost {
  readonly reads: number;
  readonly writes: number;
  readonly calls: number;
}

export function sumOf(costs: readonly Cost[]): Cost {
  const total = (field: keyof Cost) => costs.reduce((sum, each) => sum + each[field], 0);
  return { reads: total("reads"), writes: total("writes"), calls: total("calls") };
}

export function difference(after: Cost, before: Cost): Cost {
  return {
    reads: after.reads - before.reads,
    writes: after.writes - before.writes,
    calls: after.calls - before.calls,
  };
}
