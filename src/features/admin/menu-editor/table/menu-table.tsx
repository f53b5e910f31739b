import { Box, chakra, Input, Stack, Text } from "@chakra-ui/react";
import { memo, useDeferredValue, useMemo, useRef, useState } from "react";
import { KeysHint } from "@/admin-ui/keys-hint";
import { changedPrice, type PriceChange } from "@/domain/menu/draft/change-prices";
import { indexDishes, searchDishes } from "@/domain/menu/search/search-dishes";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { menuTableTexts } from "@/i18n/admin/menu/menu-table-texts";
import { useLanguage } from "@/i18n/use-texts";
import { displayName } from "../context/display-name";
import { type EditorView, useEditorContext } from "../context/editor-context";
import { useSavedCosts } from "../context/use-saved-costs";
import { ChosenBar } from "./chosen-bar";
import { COLUMNS, type Column, isTyped } from "./columns";
import { DishRow } from "./dish-row";
import { PriceForm } from "./price-form";
import { ROLES } from "./roles";
import { TABLE_STYLE } from "./table-style";
import { useGridKeys } from "./use-grid-keys";
import { usePortions } from "./use-portions";
import { useTableActions } from "./use-table-actions";

/** All dishes as a table, edited in place as in a spreadsheet. The dish of `view` is open beside it. */
export const MenuTable = memo(function MenuTable({ view }: { readonly view: EditorView }) {
  const { menu, show } = useEditorContext();
  const language = useLanguage();
  const texts = menuTableTexts[language];
  const grid = useRef<HTMLTableElement>(null);
  const [query, setQuery] = useState("");
  const words = useDeferredValue(query.trim());
  const [preview, setPreview] = useState<PriceChange | "empty" | null>(null);
  const portions = usePortions();
  const costs = useSavedCosts();
  const sections = useMemo(() => {
    const found = words ? new Set(searchDishes(indexDishes(menu, language), words)) : null;
    return menu.categories
      .map((category) => ({
        category,
        items: menu.items.filter(
          (item) => item.category === category.id && (found?.has(item) ?? true),
        ),
      }))
      .filter(({ items }) => items.length > 0);
  }, [menu, language, words]);
  const items = useMemo(() => sections.flatMap((section) => section.items), [sections]);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const { chosen, setChosen, rowActions, toggle, changeChosen, applyPrices } = useTableActions({
    change: portions.change,
    changeCost: (id, cents) => void costs.change(id, cents),
    moveOn: (rows, columns) => keys.moveOn(rows, columns),
    endEdit: () => keys.edit(null),
  });
  const keys = useGridKeys(ids, grid, { toggle, open: (id) => show({ kind: "item", id }) });
  const shown = items.filter(({ id }) => chosen.has(id));
  const newPrice = (item: (typeof items)[number]) =>
    preview && preview !== "empty" && chosen.has(item.id)
      ? changedPrice(item.preis, preview)
      : null;
  const changed = shown.filter((item) => {
    const price = newPrice(item);
    return price !== null && price !== item.preis && !Number.isNaN(price);
  }).length;
  const openId = view?.kind === "item" ? view.id : null;
  // The first cell takes Tab until another one is chosen.
  const first = keys.active ?? (ids[0] ? { id: ids[0], column: "preis" as const } : null);
  const cellAt = (target: EventTarget) => {
    if (!(target instanceof Element)) return null;
    const id = target.closest<HTMLElement>("[data-row]")?.dataset.row;
    const column = target.closest<HTMLElement>("[data-column]")?.dataset.column;
    const name = COLUMNS.find((each) => each === column);
    return id !== undefined && name ? { id, column: name } : null;
  };
  return (
    <Stack gap="3">
      <Input
        type="search"
        maxW="24rem"
        aria-label={menuEditorTexts[language].search}
        placeholder={menuEditorTexts[language].search}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {shown.length > 0 && preview === null && (
        <ChosenBar
          count={shown.length}
          onChange={changeChosen}
          onPrices={() => setPreview("empty")}
          onClear={() => setChosen(new Set())}
        />
      )}
      {shown.length > 0 && preview !== null && (
        <PriceForm
          changed={changed}
          onPreview={(change) => setPreview(change ?? "empty")}
          onApply={(change) => {
            applyPrices(new Set(shown.map(({ id }) => id)), change);
            setPreview(null);
          }}
          onCancel={() => setPreview(null)}
        />
      )}
      <Box overflowX="auto">
        <chakra.table
          role="grid"
          ref={grid}
          aria-label={texts.table}
          aria-rowcount={ids.length + 1}
          aria-multiselectable
          css={TABLE_STYLE}
          onKeyDown={keys.onKeyDown}
          onFocus={({ target }) => {
            const cell = cellAt(target);
            if (cell) keys.activate(cell);
          }}
          onClick={({ target }) => {
            const cell = cellAt(target);
            if (cell?.column === "name") show({ kind: "item", id: cell.id });
            if (cell?.column === "vat") toggle(cell);
          }}
          onDoubleClick={({ target }) => {
            const cell = cellAt(target);
            if (cell && isTyped(cell.column)) keys.edit({ ...cell, start: null });
          }}
        >
          <thead {...ROLES.rowgroup}>
            <tr {...ROLES.row} aria-rowindex={1}>
              {COLUMNS.map((column: Column) => (
                <th key={column} {...ROLES.columnheader} data-head={column}>
                  {column === "chosen" ? (
                    <input
                      type="checkbox"
                      aria-label={texts.chooseAll}
                      checked={shown.length > 0 && shown.length === items.length}
                      onChange={() => setChosen(new Set(shown.length === items.length ? [] : ids))}
                    />
                  ) : (
                    texts.columns[column]
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {sections.map(({ category, items: dishes }) => (
            <tbody key={category.id} {...ROLES.rowgroup}>
              <tr {...ROLES.row}>
                <th {...ROLES.rowheader} scope="rowgroup" colSpan={COLUMNS.length} data-category="">
                  {displayName(category.name, language)}
                </th>
              </tr>
              {dishes.map((item) => (
                <DishRow
                  key={item.id}
                  item={item}
                  left={portions.leftOf(item.id)}
                  cost={costs.dishCost(item.id)}
                  index={ids.indexOf(item.id) + 1}
                  isChosen={chosen.has(item.id)}
                  isOpen={item.id === openId}
                  newPrice={newPrice(item)}
                  active={first?.id === item.id ? first.column : null}
                  edited={keys.edited?.id === item.id ? keys.edited : null}
                  actions={rowActions}
                />
              ))}
            </tbody>
          ))}
        </chakra.table>
      </Box>
      <Text color="fg.muted" fontSize="sm">
        <KeysHint>{texts.keys}</KeysHint>
      </Text>
    </Stack>
  );
});
