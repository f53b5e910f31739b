import { type ComponentType, lazy, useState } from "react";

/**
 * A component that is loaded on demand, and how to load it ahead. Once loaded it appears with its
 * first render; `lazy` alone would show what stands in for it first, and that for 300 ms.
 */
export function warmComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): [Component: ComponentType<Props>, warmUp: () => Promise<void>] {
  let ready: ComponentType<Props> | null = null;
  const warmUp = async () => {
    ready = await load();
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  function Warm(props: Props) {
    // Kept for this one's life: another type would be another component, without its state.
    const [Known] = useState(() => ready ?? Lazy);
    return <Known {...props} />;
  }
  return [Warm, warmUp];
}
