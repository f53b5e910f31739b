/** Height of a row of the grid in which the cards of a column are packed, and the gap below a card. */
const ROW_PX = 4;
const GAP_PX = 4;

let observer: ResizeObserver | null = null;

/**
 * Ref for a card: keeps its grid item as many rows high as the card is. One observer measures all
 * cards together, before the frame is painted.
 */
export function followCardSize(card: HTMLElement): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const item = target.parentElement;
      const height = borderBoxSize[0]?.blockSize ?? 0;
      if (item) item.style.gridRowEnd = `span ${Math.ceil((height + GAP_PX) / ROW_PX)}`;
    }
  });
  observer.observe(card);
  return () => observer?.unobserve(card);
}
