import { useFieldArray, useFormContext } from "react-hook-form";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { AddRow, RemoveRow } from "../fields/row-buttons";
import { SwitchInput } from "../fields/switch-input";
import { FieldError, TextInput } from "../fields/text-input";
import { useFieldError } from "../fields/use-field-error";
import { EditorSection } from "./editor-section";

const WHOLE = { inputMode: "numeric", autoComplete: "off" } as const;
const MAX_STAYS = 20;

/** Order policy, pickup discount and policy for unanswered orders. */
export function OrdersSection() {
  const { hints } = useTexts(restaurantEditorTexts);
  return (
    <EditorSection name="orders">
      <div className="editor-grid editor-grid--numbers">
        <TextInput name="order_policy.pickup_lead_minutes" required {...WHOLE} />
        <TextInput name="order_policy.delivery_lead_minutes" required {...WHOLE} />
        <TextInput name="order_policy.days_ahead" required {...WHOLE} />
        <TextInput name="order_policy.orders_per_slot" hint={hints.slot} {...WHOLE} />
        <TextInput name="pick_up_discount" required inputMode="decimal" hint={hints.discount} />
        <TextInput name="unanswered_policy.remind_minutes" hint={hints.remind} {...WHOLE} />
        <TextInput
          name="unanswered_policy.pause_after_expired"
          hint={hints.pauseUnattended}
          {...WHOLE}
        />
      </div>
    </EditorSection>
  );
}

/** Reservation policy. */
export function TablesSection() {
  const { hints } = useTexts(restaurantEditorTexts);
  return (
    <EditorSection name="tables">
      <SwitchInput name="reservation_policy.auto_confirm" />
      <div className="editor-grid editor-grid--numbers">
        <TextInput name="reservation_policy.seats" required {...WHOLE} />
        <TextInput name="reservation_policy.max_party" required hint={hints.party} {...WHOLE} />
        <TextInput name="reservation_policy.notice_minutes" required {...WHOLE} />
        <TextInput name="reservation_policy.days_ahead" required {...WHOLE} />
      </div>
      <Stays />
    </EditorSection>
  );
}

function Stays() {
  const { fields: names, hints, rows } = useTexts(restaurantEditorTexts);
  const { control } = useFormContext<RestaurantDraft>();
  const list = useFieldArray({ control, name: "reservation_policy.stay_minutes" });
  const error = useFieldError("reservation_policy.stay_minutes");
  return (
    <fieldset className="editor-rows">
      <legend className="editor-rows__title">{rows.stays}</legend>
      <p className="editor-field__hint">{hints.stay}</p>
      <div className="editor-rows__head editor-row--pair" aria-hidden="true">
        <span>{names.stayUpTo}</span>
        <span>{names.stayMinutes}</span>
      </div>
      <ul className="editor-rows__list">
        {list.fields.map(({ id }, row) => (
          <li key={id} className="editor-row editor-row--pair">
            <TextInput name={`reservation_policy.stay_minutes.${row}.up_to`} isBare {...WHOLE} />
            <TextInput name={`reservation_policy.stay_minutes.${row}.minutes`} isBare {...WHOLE} />
            <RemoveRow
              what={`${names.tables.stay_minutes} ${row + 1}`}
              onRemove={() => list.remove(row)}
            />
          </li>
        ))}
      </ul>
      <FieldError text={error} />
      {list.fields.length < MAX_STAYS && (
        <AddRow label={rows.addStay} onAdd={() => list.append({ up_to: "", minutes: "" })} />
      )}
    </fieldset>
  );
}
