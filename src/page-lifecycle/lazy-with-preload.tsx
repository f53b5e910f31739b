import { type ComponentType, lazy, useState } from "react";

/**
 * Like `lazy`, with a function that loads the component ahead. A preloaded component appears in its
 * first render; `lazy` alone would show the Suspense fallback for 300 ms.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): [Component: ComponentType<Props>, preload: () => Promise<void>] {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded = await load();
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  function LazyWithPreload(props: Props) {
    // The type must not change while mounted, or the component would lose its state.
    const [Component] = useState(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  return [LazyWithPreload, preload];
}
