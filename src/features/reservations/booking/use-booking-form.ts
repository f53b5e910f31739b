import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useReservations } from "@/data/reservation-provider";
import { useLanguage } from "@/i18n/use-texts";
import { validationText } from "@/i18n/validation-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { profileAtom } from "@/state/account/profile-atoms";
import { useAtom, useAtomValue } from "@/state/jotai-hooks";
import { checkoutDraftAtom } from "@/state/ordering/checkout-atoms";
import { EMPTY_RESERVATION, reservationDraftAtom } from "@/state/ordering/reservation-atoms";
import {
  BOOKING_FIELDS,
  type BookingFields,
  type BookingForm,
  bookingFieldLabels,
  bookingFormSchema,
} from "./booking-form.schema";

export type BookingFormApi = UseFormReturn<BookingFields, unknown, BookingForm>;

/**
 * The contact part of the form. Starts with the stored draft and prefills empty fields from the
 * profile, the last reservation, the checkout and the account.
 */
export function useBookingForm(): BookingFormApi {
  const language = useLanguage();
  const [draft, setDraft] = useAtom(reservationDraftAtom);
  const words = bookingFieldLabels(language);
  const { name, phone, email, note } = draft;
  const form = useForm<BookingFields, unknown, BookingForm>({
    defaultValues: { name, phone, email, note },
    mode: "onTouched",
    // The page focuses its error summary instead.
    shouldFocusError: false,
    resolver: zodResolver(bookingFormSchema, {
      error: (issue) => {
        const field = String(issue.path?.[0] ?? "");
        const fieldWords = field in words ? words[field as keyof BookingFields] : { label: field };
        return validationText(issue, fieldWords, language);
      },
    }),
  });
  usePrefilled(form);
  useClearOnSignOut(form, draft === EMPTY_RESERVATION);

  const { subscribe, trigger, formState } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => setDraft((previous) => ({ ...previous, ...values })),
      }),
    [subscribe, setDraft],
  );
  // Validation messages follow the interface language.
  const wasSubmitted = formState.isSubmitted;
  useEffect(() => {
    if (language && wasSubmitted) void trigger();
  }, [language, wasSubmitted, trigger]);
  return form;
}

/** Signing out in another tab empties the draft: clears the form, too. */
function useClearOnSignOut({ getValues, setValue }: BookingFormApi, isCleared: boolean): void {
  useEffect(() => {
    if (!isCleared || getValues(BOOKING_FIELDS).every((text) => text === "")) return;
    // Marked as touched, so that nothing is prefilled before this tab learns of the sign-out.
    for (const field of BOOKING_FIELDS) setValue(field, "", { shouldTouch: true });
  }, [isCleared, getValues, setValue]);
}

function usePrefilled({ getValues, setValue, formState }: BookingFormApi): void {
  const { user } = useAtomValue(authAtom);
  const checkout = useAtomValue(checkoutDraftAtom);
  const profile = useAtomValue(profileAtom);
  const last = useReservations().items[0]?.contact;
  const known = {
    name: profile.name || last?.name || checkout.name || user?.displayName || "",
    phone: profile.phone || last?.phone || checkout.phone,
    email: last?.email || checkout.email || user?.email || "",
  };
  const { name, phone, email } = known;
  const isTouched = Object.keys(formState.touchedFields).length > 0 || formState.isDirty;
  useEffect(() => {
    if (isTouched) return;
    for (const [field, value] of Object.entries({ name, phone, email })) {
      const key = field as keyof BookingFields;
      if (value && !getValues(key)) setValue(key, value);
    }
  }, [isTouched, name, phone, email, getValues, setValue]);
}
