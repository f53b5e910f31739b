import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useTexts } from "@/i18n/use-texts";
import { FieldGroup } from "../context/field-group";
import { dishOf } from "../context/take-dish";
import { useTelephone } from "../context/telephone-context";
import { DishField } from "./dish-field";
import { DishOptions } from "./dish-options";

/** Adds dishes; a dish with a required option group asks for its options first. */
export function DishEntry() {
  const texts = useTexts(telephoneTexts);
  const { draft, context } = useTelephone();
  const item = draft.open && dishOf(draft.open, context.menu);
  return (
    <FieldGroup title={texts.dishes}>
      <DishField />
      {draft.open && item && <DishOptions key={draft.open.key} item={item} line={draft.open} />}
    </FieldGroup>
  );
}
