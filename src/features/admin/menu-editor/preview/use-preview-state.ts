import { useCallback, useState } from "react";

/** State that guests change by using the menu. */
export interface PreviewState {
  readonly inCart: number;
  readonly isFavourite: boolean;
  /** A negative number removes portions. */
  readonly addPortions: (count: number) => void;
  readonly toggleFavourite: () => void;
}

/** A cart of one dish and its heart, for the preview only. */
export function usePreviewState(): PreviewState {
  const [inCart, setInCart] = useState(0);
  const [isFavourite, setFavourite] = useState(false);
  const addPortions = useCallback(
    (count: number) => setInCart((before) => Math.max(0, before + count)),
    [],
  );
  const toggleFavourite = useCallback(() => setFavourite((before) => !before), []);
  return { inCart, isFavourite, addPortions, toggleFavourite };
}
