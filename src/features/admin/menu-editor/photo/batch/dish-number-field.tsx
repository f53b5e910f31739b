import { Input, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { dishForFile } from "@/domain/menu/draft/dish-for-file";
import { photoBatchTexts } from "@/i18n/admin/menu/photo-batch-texts";
import { useTexts } from "@/i18n/use-texts";
import { useEditorContext } from "../../context/editor-context";

interface DishNumberFieldProps {
  readonly label: string;
  /** Id of the dish whose number it shows. Give the field another key with another dish. */
  readonly dish: string | null;
  readonly onDish: (id: string | null) => void;
}

/**
 * The number of a photograph's dish. It counts once the field is left: "1" may be the beginning of
 * "14". Enter leads to the next photograph.
 */
export function DishNumberField({ label, dish, onDish }: DishNumberFieldProps) {
  const texts = useTexts(photoBatchTexts);
  const { menu } = useEditorContext();
  const errorId = useId();
  const [unknown, setUnknown] = useState<string | null>(null);
  const shown = menu.items.find(({ id }) => id === dish)?.number ?? "";
  const find = (typed: string) => {
    const found = dishForFile(typed, menu.items);
    const isUnknown = typed !== "" && found === null;
    setUnknown(isUnknown ? typed : null);
    if (!isUnknown && typed !== shown) onDish(found);
    return !isUnknown;
  };
  return (
    <>
      <Input
        w="4.5rem"
        flex="none"
        data-dish-number
        aria-label={label}
        aria-invalid={unknown !== null}
        aria-describedby={errorId}
        autoCapitalize="off"
        autoComplete="off"
        enterKeyHint="next"
        placeholder={texts.number}
        defaultValue={shown}
        onBlur={({ currentTarget }) => find(currentTarget.value.trim())}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter" && find(currentTarget.value.trim())) leave(currentTarget);
        }}
      />
      <Text id={errorId} role="alert" order="1" flexBasis="full" color="fg.error" hidden={!unknown}>
        {unknown && texts.unknownNumber(unknown)}
      </Text>
    </>
  );
}

function leave(field: HTMLInputElement): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>("[data-dish-number]")];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}
