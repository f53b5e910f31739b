import { Box, chakra, Input, Stack, Text } from "@chakra-ui/react";
import { memo, useDeferredValue, useRef, useState } from "react";
import { KeysHint } from "@/admin-ui/keys-hint";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { menuTableTexts } from "@/i18n/admin/menu/menu-table-texts";
import { useLanguage } from "@/i18n/use-texts";
import { displayName } from "../context/display-name";
import { type EditorView, useEditorContext } from "../context/editor-context";
import { useSavedCosts } from "../context/use-saved-costs";
import { ChosenBar } from "./chosen-bar";
import { COLUMNS, isTyped } from "./columns";
import { DishRow } from "./dish-row";
import { PriceForm } from "./price-form";
import { ROLES } from "./roles";
import { TableHead } from "./table-head";
import { TABLE_STYLE } from "./table-style";
import { useFoundDishes } from "./use-found-dishes";
import { cellAt, useGridKeys } from "./use-grid-keys";
import { usePortions } from "./use-portions";
import { usePricePreview } from "./use-price-preview";
import { useTableActions } from "./use-table-actions";

/** All dishes as a table, edited in place as in a spreadsheet. The dish of `view` is open beside it. */
export const MenuTable = memo(function MenuTable({ view }: { readonly view: EditorView }) {
  const { show } = useEditorContext();
  const language = useLanguage();
  const texts = menuTableTexts[language];
  const grid = useRef<HTMLTableElement>(null);
  const [query, setQuery] = useState("");
  const words = useDeferredValue(query.trim());
  const portions = usePortions();
  const costs = useSavedCosts();
  const { sections, items, ids } = useFoundDishes(words);
  const { chosen, setChosen, rowActions, toggle, changeChosen, applyPrices } = useTableActions({
    change: portions.change,
    changeCost: (id, cents) => void costs.change(id, cents),
    moveOn: (rows, columns) => keys.moveOn(rows, columns),
    endEdit: () => keys.edit(null),
  });
  const keys = useGridKeys(ids, grid, { toggle, open: (id) => show({ kind: "item", id }) });
  const shown = items.filter(({ id }) => chosen.has(id));
  const prices = usePricePreview(shown);
  const areAllChosen = shown.length > 0 && shown.length === items.length;
  const openId = view?.kind === "item" ? view.id : null;
  // The first cell takes Tab until another one is chosen.
  const first = keys.active ?? (ids[0] ? { id: ids[0], column: "preis" as const } : null);
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
      {shown.length > 0 && !prices.isOpen && (
        <ChosenBar
          count={shown.length}
          onChange={changeChosen}
          onPrices={() => prices.preview(null)}
          onClear={() => setChosen(new Set())}
        />
      )}
      {shown.length > 0 && prices.isOpen && (
        <PriceForm
          changed={prices.changed}
          onPreview={prices.preview}
          onApply={(change) => {
            applyPrices(new Set(shown.map(({ id }) => id)), change);
            prices.close();
          }}
          onCancel={prices.close}
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
          <TableHead
            areAllChosen={areAllChosen}
            onChooseAll={() => setChosen(new Set(areAllChosen ? [] : ids))}
          />
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
                  newPrice={prices.newPriceOf(item.id)}
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
