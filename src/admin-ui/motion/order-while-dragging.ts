/** Upper edge and height of an item, px from the top of its list. */
export interface ItemBox {
  readonly key: string;
  readonly top: number;
  readonly height: number;
}

/**
 * Order of a list while an item is dragged: it passes another one when its leading edge passes the
 * other's centre.
 * @param boxes in the present order
 * @param top upper edge of the dragged item, px from the top of the list
 */
export function orderWhileDragging(
  boxes: readonly ItemBox[],
  dragged: string,
  top: number,
): readonly string[] {
  const at = boxes.findIndex(({ key }) => key === dragged);
  const own = boxes[at];
  if (!own) return boxes.map(({ key }) => key);
  const order = boxes.filter(({ key }) => key !== dragged);
  const before = order.filter((box, index) => {
    const centre = box.top + box.height / 2;
    return index < at ? centre <= top : centre < top + own.height;
  });
  const keys = order.map(({ key }) => key);
  keys.splice(before.length, 0, dragged);
  return keys;
}
