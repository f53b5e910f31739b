import { Box, Input } from "@chakra-ui/react";
import { type KeyboardEvent, type RefObject, useId, useMemo, useState } from "react";
import { FormField } from "@/admin-ui/form/form-field";
import { KeysHint } from "@/admin-ui/keys-hint";
import { isSoldOut } from "@/domain/availability/sold-out";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { findByNumber } from "@/domain/menu/search/find-by-number";
import { indexDishes } from "@/domain/menu/search/search-dishes";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { useTelephone } from "../telephone-context";
import { DishMatches } from "./dish-matches";

interface DishFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChoose: (item: MenuItem, qty: number) => void;
  /** Changes the quantity of the last line by one. */
  readonly onStep: (by: 1 | -1) => void;
}

/**
 * One field for number or name: Enter adds the dish that is meant, arrows choose another one. While the
 * field is empty, + and − change the last dish and Enter moves on.
 */
export function DishField({ field, onChoose, onStep }: DishFieldProps) {
  const texts = useTexts(telephoneTexts);
  const language = useLanguage();
  const textIn = useTextIn();
  const { context, isLocked } = useTelephone();
  const now = useAtomValue(serverNowAtom);
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const index = useMemo(() => indexDishes(context.menu, language), [context.menu, language]);
  const { qty, dishes, best } = findByNumber(index, typed);
  const active = chosen ?? (best ? dishes.indexOf(best) : -1);

  function type(text: string): void {
    setTyped(text);
    setChosen(null);
    setProblem(null);
  }

  function choose(item: MenuItem): void {
    if (isSoldOut(item, context.availability, now)) {
      setProblem(texts.isSoldOut(textIn(item.name)));
    } else {
      type("");
      onChoose(item, qty);
    }
  }

  function confirm(): void {
    const item = dishes[active];
    if (item) choose(item);
    else if (dishes.length > 0) setProblem(texts.chooseMatch(typed.trim()));
    else setProblem(texts.noMatch(typed.trim()));
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isEmpty = typed.trim() === "";
    const act = actionOf(event.key, isEmpty);
    if (!act) return;
    event.preventDefault();
    act();
  }

  function actionOf(key: string, isEmpty: boolean): (() => void) | null {
    if (isEmpty) {
      if (key === "+") return () => onStep(1);
      return key === "-" ? () => onStep(-1) : null;
    }
    const last = dishes.length - 1;
    switch (key) {
      case "Enter":
        return confirm;
      case "ArrowDown":
        return () => setChosen(Math.min(active + 1, last));
      case "ArrowUp":
        return () => setChosen(Math.max(active - 1, 0));
      case "Escape":
        return () => type("");
      default:
        return null;
    }
  }

  const isOpen = typed.trim() !== "" && dishes.length > 0;
  return (
    <Box position="relative">
      <FormField
        label={texts.dish}
        hint={
          <>
            {texts.dishHint} <KeysHint>{texts.dishKeys}</KeysHint>
          </>
        }
        error={problem}
      >
        <Input
          ref={field}
          size="lg"
          fontSize="xl"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="enter"
          maxLength={60}
          disabled={isLocked}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKey}
        />
      </FormField>
      <DishMatches
        id={listId}
        dishes={isOpen ? dishes : []}
        active={active}
        onChoose={choose}
        isSoldOut={(item) => isSoldOut(item, context.availability, now)}
      />
    </Box>
  );
}
