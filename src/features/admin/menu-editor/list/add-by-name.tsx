import { Button, HStack, Input } from "@chakra-ui/react";
import { useState } from "react";
import { PlusIcon } from "@/admin-ui/icons";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";

interface AddByNameProps {
  /** Names what is added. */
  readonly label: string;
  readonly onAdd: (name: string) => void;
}

/** Adds an entry by its German name; the caller derives its id from the name. */
export function AddByName({ label, onAdd }: AddByNameProps) {
  const texts = useTexts(menuEditorTexts);
  const [name, setName] = useState("");
  const isEmpty = name.trim() === "";
  return (
    <HStack
      as="form"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty) return;
        onAdd(name.trim());
        setName("");
      }}
    >
      <Input
        aria-label={label}
        placeholder={label}
        value={name}
        maxLength={200}
        textOverflow="ellipsis"
        variant={isEmpty ? "subtle" : "outline"}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="outline" colorPalette="gray" px="3" disabled={isEmpty}>
        <PlusIcon />
        <span className="visually-hidden">{`${texts.add}: ${label}`}</span>
      </Button>
    </HStack>
  );
}
