import { type ComponentType, lazy, useState } from "react";

/** A component whose code is loaded on demand; `preload` loads it ahead. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/**
 * Makes a component that is loaded when it is first rendered, or ahead by `preload`. Render it inside
 * Suspense and an error boundary. A preloaded component appears in its first render; React's `lazy`
 * alone would show the Suspense fallback for 300 ms.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded = await load();
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  function Part(props: Props) {
    // The type must not change while mounted, or the component would lose its state.
    const [Component] = useState(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  return Object.assign(Part, { preload });
}
