import { useRef, useState } from "react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { useAnnounce } from "@/ui/feedback/announcer";
import { addLine, type NewLine, setQuantity } from "../draft-lines";
import { FieldGroup } from "../field-group";
import { useTelephone } from "../telephone-context";
import { DishField } from "./dish-field";
import { DishOptions } from "./dish-options";

/** Adds dishes; a dish with options asks for them first. */
export function DishEntry() {
  const texts = useTexts(telephoneTexts);
  const textIn = useTextIn();
  const announce = useAnnounce();
  const { draft, edit, context } = useTelephone();
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<{ item: MenuItem; qty: number } | null>(null);

  function add(line: NewLine): void {
    edit({ lines: addLine(draft.lines, line, crypto.randomUUID()) });
    const item = context.menu.items.find(({ id }) => id === line.item_id);
    announce(texts.added(line.qty, item ? textIn(item.name) : ""));
    close();
  }

  function close(): void {
    setAsked(null);
    field.current?.focus();
  }

  function choose(item: MenuItem, qty: number): void {
    if (Object.keys(item.settings).length > 0) setAsked({ item, qty });
    else add({ item_id: item.id, qty, choices: {}, note: "" });
  }

  function step(by: 1 | -1): void {
    const last = draft.lines.at(-1);
    if (last) edit({ lines: setQuantity(draft.lines, last.key, last.qty + by) });
  }

  return (
    <FieldGroup title={texts.dishes}>
      <DishField field={field} onChoose={choose} onStep={step} />
      {asked && <DishOptions key={asked.item.id} {...asked} onAdd={add} onCancel={close} />}
    </FieldGroup>
  );
}
