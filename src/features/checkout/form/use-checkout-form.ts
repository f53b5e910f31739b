import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { isZip } from "@/domain/contact/zip";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useLanguage } from "@/i18n/use-texts";
import { validationText } from "@/i18n/validation-texts";
import { useSetAtom } from "@/state/jotai-hooks";
import {
  type CheckoutDraft,
  checkoutDraftAtom,
  readCheckoutDraftAtom,
} from "@/state/ordering/checkout-atoms";
import { deliveryZipAtom } from "@/state/ordering/delivery-zip-atom";
import { checkoutFieldLabels } from "./checkout-field-labels";
import { type CheckoutForm, checkoutFormSchema } from "./checkout-form.schema";
import type { CheckoutFormApi } from "./checkout-form-api";
import { usePrefill } from "./use-prefill";

/** The checkout form; starts with the stored draft and writes every change back to it. */
export function useCheckoutForm({ delivery }: Pick<Restaurant, "delivery">): CheckoutFormApi {
  const language = useLanguage();
  const setDraft = useSetAtom(checkoutDraftAtom);
  const rememberZip = useSetAtom(deliveryZipAtom);
  const readDraft = useSetAtom(readCheckoutDraftAtom);
  const [draft] = useState(readDraft);
  const words = checkoutFieldLabels(language);
  const form = useForm<CheckoutDraft, unknown, CheckoutForm>({
    defaultValues: { ...draft, type: delivery ? draft.type : "pickup" },
    mode: "onTouched",
    // The page focuses its error summary instead.
    shouldFocusError: false,
    resolver: zodResolver(checkoutFormSchema, {
      error: (issue) => {
        const field = String(issue.path?.[0] ?? "");
        return validationText(
          issue,
          field in words ? words[field as keyof typeof words] : { label: field },
          language,
        );
      },
    }),
  });

  usePrefill(form);
  const { subscribe, trigger, formState } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          setDraft({ ...values });
          const { type, zip, city } = values;
          if (type === "delivery" && isZip(zip)) rememberZip({ zip, city: city.slice(0, 80) });
        },
      }),
    [subscribe, setDraft, rememberZip],
  );

  // Validation messages follow the interface language.
  const wasSubmitted = formState.isSubmitted;
  useEffect(() => {
    if (language && wasSubmitted) void trigger();
  }, [language, wasSubmitted, trigger]);

  return form;
}
