import { SelectField } from "@/admin-ui/form/select-field";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useTexts } from "@/i18n/use-texts";
import { wantedInstant } from "./context/draft-order";
import { useTelephone } from "./context/telephone-context";
import { useMomentText } from "./use-moment-text";

/** As soon as possible with its time, or a time slot; full ones are marked and can be overbooked. */
export function SlotSelect() {
  const texts = useTexts(telephoneTexts);
  const { draft, edit, isLocked, priced } = useTelephone();
  const moment = useMomentText();
  const { times, isFull } = priced;
  const asap = times.earliest_at;
  const wanted = wantedInstant(draft);
  // A slot that has passed stays visible until another one is chosen.
  const slots =
    wanted === null || times.slots.includes(wanted) ? times.slots : [wanted, ...times.slots];
  return (
    <SelectField
      label={texts.time}
      disabled={isLocked}
      value={draft.wantedAt}
      onChange={({ target }) => edit({ wantedAt: target.value, overbook: false })}
    >
      <option value="">{asap === null ? texts.asapOff : texts.asap(moment(asap))}</option>
      {slots.map((slot) => (
        <option key={slot} value={String(slot)}>
          {isFull(slot) ? texts.full(moment(slot)) : moment(slot)}
        </option>
      ))}
    </SelectField>
  );
}
