import { reservationTexts } from "../../i18n/reservation-texts";
import { useTexts } from "../../i18n/use-texts";
import { TextAreaField } from "../../ui/text-area-field";
import { TextField } from "../../ui/text-field";
import type { BookingFormApi } from "./use-booking-form";

/** Who reserves, how to reach them, and what they wish. */
export function BookingContact({ form }: { form: BookingFormApi }) {
  const texts = useTexts(reservationTexts);
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={texts.name.label}
        required
        autoComplete="name"
        error={errors.name?.message}
        {...register("name")}
      />
      <TextField
        label={texts.phone.label}
        hint={texts.phoneHint}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register("phone")}
      />
      <TextField
        label={`${texts.email.label} (${texts.optional})`}
        hint={texts.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register("email")}
      />
      <TextAreaField
        label={`${texts.note.label} (${texts.optional})`}
        hint={texts.noteHint}
        rows={2}
        error={errors.note?.message}
        {...register("note")}
      />
    </>
  );
}
