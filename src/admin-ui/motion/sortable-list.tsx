import { type ReactNode, useId, useRef } from "react";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";
import { SortableItem } from "./sortable-item";
import { useDragToSort } from "./use-drag-to-sort";
import type { Point } from "./use-pointer-drag";
import { useSortOrder } from "./use-sort-order";

/** Handlers of an item that is dragged out of its list. */
export interface DragAcross {
  /** Called while an item is dragged, with null at the end. */
  readonly onOver: (key: string, point: Point | null) => void;
  /** @returns whether the item now belongs to another list; else it is sorted in its own */
  readonly onDrop: (key: string, point: Point) => boolean;
}

interface SortableListProps<Item> {
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  /** Indexes in `items`; called when the item is dropped at another place. */
  readonly onMove: (from: number, to: number) => void;
  /** `handle` is the button to drag and to move by keyboard. */
  readonly renderItem: (item: Item, handle: ReactNode) => ReactNode;
  /** Names an item for screen readers. */
  readonly label: (item: Item) => string;
  readonly across?: DragAcross;
}

/** A list that is sorted by dragging a handle, or by keyboard on it. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, itemKey, onMove, renderItem, label, across } = props;
  const texts = useTexts(kitTexts).sort;
  const helpId = useId();
  const byKey = new Map(items.map((item) => [itemKey(item), item]));
  const nameOf = (key: string) => {
    const item = byKey.get(key);
    return item === undefined ? "" : label(item);
  };
  const sort = useSortOrder({ keys: [...byKey.keys()], nameOf, onMove });
  const list = useRef<HTMLUListElement>(null);
  const drag = useDragToSort(list, {
    setOrder: sort.setOrder,
    onOver: (key, point) => across?.onOver(key, point),
    onDrop: (key, point) => {
      if (across?.onDrop(key, point)) sort.setOrder(null);
      else sort.drop(key);
    },
    onCancel: sort.cancel,
  });
  return (
    <>
      <ul ref={list} style={{ position: "relative", listStyle: "none", padding: 0 }}>
        {sort.order.map((key) => {
          const item = byKey.get(key);
          return item === undefined ? null : (
            <SortableItem
              key={key}
              value={key}
              isPicked={sort.picked === key}
              onDragStart={drag.start}
              handle={{
                "aria-label": texts.handle(nameOf(key)),
                "aria-describedby": helpId,
                onKeyDown: (event) => {
                  drag.rememberPlaces();
                  sort.onHandleKey(event, key);
                },
                onBlur: () => sort.onHandleBlur(key),
              }}
            >
              {(handle) => renderItem(item, handle)}
            </SortableItem>
          );
        })}
      </ul>
      <p id={helpId} hidden>
        {texts.help}
      </p>
    </>
  );
}
