import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useTexts } from "@/i18n/use-texts";
import { ContactFields } from "@/ui/form/contact-fields";
import { TextAreaField } from "@/ui/form/text-area-field";
import type { BookingFormApi } from "./use-booking-form";

export function BookingContact({ form }: { form: BookingFormApi }) {
  const texts = useTexts(reservationTexts);
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className="booking-contact">
        <ContactFields texts={texts} errors={errors} register={register} />
      </div>
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
