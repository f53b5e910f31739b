export function isInSample(
  sample: { readonly seed: number; readonly share: number },
  change: readonly unknown[],
): boolean;
