import { Box, Input } from "@chakra-ui/react";
import { type KeyboardEvent, useId, useState } from "react";
import { FormField } from "@/admin-ui/form/form-field";
import { KeysHint } from "@/admin-ui/keys-hint";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { setQuantity } from "../context/draft-lines";
import { useTelephone } from "../context/telephone-context";
import { DishMatches } from "./dish-matches";

/**
 * One field for number or name: Enter adds the dish that is meant, Shift + Enter asks for its options,
 * arrows choose another one, Escape closes the list and keeps what is typed. While the field is empty,
 * + and − change the last dish and Enter moves on.
 */
export function DishField() {
  const texts = useTexts(telephoneTexts);
  const problem = useProblemText();
  const { draft, edit, dishes: entry, isLocked } = useTelephone();
  const listId = useId();
  const { typed, lines } = draft;
  const { field, found, active } = entry;
  /** The text whose list was closed by Escape; typing or an arrow opens it again. */
  const [closedFor, setClosedFor] = useState<string | null>(null);

  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = typed.trim() === "" ? stepOf(event.key) : actionOf(event);
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** Changes the quantity of the last line by one. */
  function stepOf(key: string): (() => void) | null {
    const last = lines.at(-1);
    if (key !== "+" && key !== "-") return null;
    return () =>
      last && edit({ lines: setQuantity(lines, last.key, last.qty + (key === "+" ? 1 : -1)) });
  }

  function highlight(position: number): void {
    setClosedFor(null);
    entry.highlight(position);
  }

  function actionOf({ key, shiftKey }: KeyboardEvent): (() => void) | null {
    const last = found.dishes.length - 1;
    switch (key) {
      case "Enter":
        return () => entry.confirm({ asks: shiftKey });
      case "ArrowDown":
        return () => highlight(Math.min(active + 1, last));
      case "ArrowUp":
        return () => highlight(Math.max(active - 1, 0));
      case "Escape":
        return () => setClosedFor(typed);
      default:
        return null;
    }
  }

  const isOpen = typed.trim() !== "" && found.dishes.length > 0 && typed !== closedFor;
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
          maxLength={200}
          disabled={isLocked}
          value={typed}
          onChange={({ target }) => entry.type(target.value)}
          onKeyDown={onKey}
        />
      </FormField>
      <DishMatches id={listId} dishes={isOpen ? found.dishes : []} />
    </Box>
  );
}

/** Why the last dish was not taken; null if it was. */
function useProblemText(): string | null {
  const texts = useTexts(telephoneTexts);
  const textIn = useTextIn();
  const { draft, dishes } = useTelephone();
  const { problem } = dishes;
  const typed = draft.typed.trim();
  switch (problem?.reason) {
    case "SOLD_OUT":
      return texts.isSoldOut(textIn(problem.item.name));
    case "QUANTITY":
      return texts.lineFaults.QUANTITY(textIn(problem.item.name));
    case "LINE":
      return texts.lineFaults[problem.fault.kind](problem.fault.text);
    case "CHOOSE_MATCH":
      return texts.chooseMatch(typed);
    case "NO_MATCH":
      return texts.noMatch(typed);
    default:
      return null;
  }
}
