import { SimpleGrid } from "@chakra-ui/react";
import { useEffect } from "react";
import { SegmentField } from "@/admin-ui/form/segment-field";
import { SelectField } from "@/admin-ui/form/select-field";
import { TextField } from "@/admin-ui/form/text-field";
import { CallerAgreementFields } from "@/admin-ui/guest/caller-agreement-fields";
import { townForZip } from "@/domain/delivery/town-for-zip";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useTexts } from "@/i18n/use-texts";
import { FieldGroup } from "./context/field-group";
import { useTelephone } from "./context/telephone-context";
import { PassportFields } from "./passport-fields";
import { PaymentFields } from "./payment-fields";
import { SlotSelect } from "./slot-select";

/** The end of the form: pickup or delivery, time, allergies, payment, e-mail address and the agreement. */
export function FulfilmentFields() {
  const texts = useTexts(telephoneTexts);
  const { draft, edit, errors, isLocked, context } = useTelephone();
  return (
    <FieldGroup title={texts.fulfilment}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SegmentField
          label={texts.fulfilment}
          value={draft.type}
          // The times of pickup and delivery differ.
          onValueChange={(type) => edit({ type, wantedAt: "", overbook: false })}
          options={[
            { value: "pickup", label: texts.types.pickup, disabled: isLocked },
            {
              value: "delivery",
              label: texts.types.delivery,
              disabled: isLocked || !context.restaurant.delivery,
            },
          ]}
        />
        <SlotSelect />
      </SimpleGrid>
      {draft.type === "delivery" && <AddressFields />}
      <PassportFields />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <PaymentFields />
        <TextField
          label={`${texts.email} (${texts.optional})`}
          type="email"
          autoComplete="off"
          maxLength={320}
          disabled={isLocked}
          error={errors.email}
          value={draft.email}
          onChange={({ target }) => edit({ email: target.value })}
        />
      </SimpleGrid>
      <CallerAgreementFields ticked={draft} isLocked={isLocked} onChange={edit} />
    </FieldGroup>
  );
}

function AddressFields() {
  const texts = useTexts(telephoneTexts);
  const { draft, edit, errors, isLocked } = useTelephone();
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <TextField
        label={texts.zip}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        disabled={isLocked}
        error={errors.zip}
        value={draft.zip}
        onChange={({ target }) => edit({ zip: target.value })}
      />
      <TownField />
      <TextField
        label={texts.street}
        autoComplete="off"
        maxLength={120}
        disabled={isLocked}
        error={errors.street}
        value={draft.street}
        onChange={({ target }) => edit({ street: target.value })}
      />
      <TextField
        label={`${texts.addressNote} (${texts.optional})`}
        autoComplete="off"
        maxLength={200}
        disabled={isLocked}
        value={draft.addressNote}
        onChange={({ target }) => edit({ addressNote: target.value })}
      />
    </SimpleGrid>
  );
}

/** A choice if several towns share the postal code; filled in if there is only one. */
function TownField() {
  const texts = useTexts(telephoneTexts);
  const { draft, edit, errors, isLocked, context } = useTelephone();
  const towns = context.places.filter(({ zip }) => zip === draft.zip).map(({ name }) => name);
  const town = townForZip(context.places, draft);
  useEffect(() => {
    if (town !== null) edit({ city: town });
  });
  if (towns.length > 1) {
    return (
      <SelectField
        label={texts.village}
        disabled={isLocked}
        error={errors.city}
        value={draft.city}
        onChange={({ target }) => edit({ city: target.value })}
      >
        <option value="">{texts.chooseVillage}</option>
        {towns.map((town) => (
          <option key={town} value={town}>
            {town}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      label={texts.city}
      autoComplete="off"
      maxLength={80}
      disabled={isLocked}
      error={errors.city}
      value={draft.city}
      onChange={({ target }) => edit({ city: target.value })}
    />
  );
}
