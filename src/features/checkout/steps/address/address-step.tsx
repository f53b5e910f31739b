import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { usePlaces } from "@/data/use-places";
import { townForZip } from "@/domain/delivery/town-for-zip";
import type { Cents } from "@/domain/money/money";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { SelectField } from "@/ui/form/select-field";
import { TextField } from "@/ui/form/text-field";
import { Step } from "../parts/step";
import { DeliveryTermsHint } from "./delivery-terms-hint";
import { SavedAddresses } from "./saved-addresses";
import "./address-step.css";

/** The delivery address; postal code and town are checked while typing. */
export function AddressStep({ subtotalCents }: { subtotalCents: Cents }) {
  const texts = useTexts(checkoutTexts);
  const { register, control, formState } = useFormContext<CheckoutDraft>();
  const [type, zip] = useWatch({ control, name: ["type", "zip"] });
  const { errors } = formState;
  if (type !== "delivery") return null;
  return (
    <Step title={texts.address}>
      <SavedAddresses />
      <div className="checkout-address">
        <TextField
          label={texts.zip.label}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          error={errors.zip?.message}
          {...register("zip")}
        />
        <TownField zip={zip} />
      </div>
      <DeliveryTermsHint subtotalCents={subtotalCents} />
      <TextField
        label={texts.street.label}
        required
        autoComplete="street-address"
        error={errors.street?.message}
        {...register("street")}
      />
      <TextField
        label={`${texts.addressNote.label} (${texts.optional})`}
        placeholder={texts.addressNoteHint}
        maxLength={200}
        error={errors.addressNote?.message}
        {...register("addressNote")}
      />
    </Step>
  );
}

/** A choice if several towns share the postal code, prefilled if there is only one. */
function TownField({ zip }: { zip: string }) {
  const texts = useTexts(checkoutTexts);
  const places = usePlaces();
  const { register, formState, getValues, setValue } = useFormContext<CheckoutDraft>();
  const error = formState.errors.city?.message;
  const towns = places.filter((place) => place.zip === zip).map(({ name }) => name);

  useEffect(() => {
    const town = townForZip(places, { zip, city: getValues("city") });
    if (town !== null) setValue("city", town, { shouldValidate: town !== "" });
  });

  if (towns.length > 1) {
    return (
      <SelectField label={texts.village} required error={error} {...register("city")}>
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
      label={texts.city.label}
      required
      autoComplete="address-level2"
      error={error}
      {...register("city")}
    />
  );
}
