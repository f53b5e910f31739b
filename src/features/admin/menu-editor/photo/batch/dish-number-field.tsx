import { Input } from "@chakra-ui/react";
import { useState } from "react";
import { dishForFile } from "@/domain/menu/draft/dish-for-file";
import { photoBatchTexts } from "@/i18n/admin/menu/photo-batch-texts";
import { useTexts } from "@/i18n/use-texts";
import { useEditorContext } from "../../context/editor-context";

interface DishNumberFieldProps {
  readonly label: string;
  readonly onDish: (id: string) => void;
}

/** Finds a dish by its number once the field is left: "1" may be the beginning of "14". */
export function DishNumberField({ label, onDish }: DishNumberFieldProps) {
  const texts = useTexts(photoBatchTexts);
  const { menu } = useEditorContext();
  const [isUnknown, setUnknown] = useState(false);
  function find(typed: string) {
    const dish = dishForFile(typed, menu.items);
    setUnknown(typed !== "" && dish === null);
    if (dish !== null) onDish(dish);
  }
  return (
    <Input
      w="4.5rem"
      aria-label={label}
      aria-invalid={isUnknown}
      placeholder={texts.number}
      onBlur={({ currentTarget }) => find(currentTarget.value.trim())}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
    />
  );
}
