import { CheckboxField } from "@/admin-ui/form/checkbox-field";
import { containersOf } from "@/domain/order/pricing/containers";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useTexts } from "@/i18n/use-texts";
import { lineRequests } from "./context/draft-lines";
import { useTelephone } from "./context/telephone-context";

/**
 * Whether the dishes come in reusable containers; renders nothing if none of them fits into one.
 */
export function ReusableChoice() {
  const texts = useTexts(telephoneTexts);
  const { draft, edit, isLocked, context } = useTelephone();
  const chosen = containersOf(lineRequests(draft.lines), context);
  if (!chosen) return null;
  return (
    <CheckboxField
      label={texts.reusable(chosen.containers)}
      checked={draft.reusable}
      disabled={isLocked}
      onCheckedChange={(reusable) => edit({ reusable })}
    />
  );
}
