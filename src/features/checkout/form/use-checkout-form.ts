import { zodResolver } from "@hookform/resolvers/zod";
import { type RefObject, useEffect, useState } from "react";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import { isZip } from "@/domain/contact/zip";
import { citySchema } from "@/domain/delivery/delivery-address.schema";
import type { Cents } from "@/domain/money/money";
import { cashProblem } from "@/domain/order/pricing/paid-amounts";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useLanguage } from "@/i18n/use-texts";
import { validationText } from "@/i18n/validation-texts";
import { useSetAtom } from "@/state/jotai-hooks";
import {
  type CheckoutDraft,
  checkoutDraftAtom,
  readCheckoutDraftAtom,
} from "@/state/ordering/checkout-atoms";
import { deliveryZipAtom } from "@/state/ordering/delivery-zip-atom";
import { type CheckoutForm, checkoutFormSchema } from "../context/checkout-form.schema";
import type { CheckoutFormApi } from "../context/checkout-form-api";
import { checkoutFieldLabels } from "./checkout-field-labels";
import { usePrefill } from "./use-prefill";

/**
 * The checkout form; starts with the stored draft and writes every change back to it.
 * @param total the order's total when the form is validated; null while it is unknown
 */
export function useCheckoutForm(
  { delivery }: Pick<Restaurant, "delivery">,
  total: RefObject<Cents | null>,
): CheckoutFormApi {
  const language = useLanguage();
  const setDraft = useSetAtom(checkoutDraftAtom);
  const rememberZip = useSetAtom(deliveryZipAtom);
  const readDraft = useSetAtom(readCheckoutDraftAtom);
  const [draft] = useState(readDraft);
  const words = checkoutFieldLabels(language);
  const checkFields: Resolver<CheckoutDraft, unknown, CheckoutForm> = zodResolver(
    checkoutFormSchema,
    {
      error: (issue) => {
        const field = String(issue.path?.[0] ?? "");
        return validationText(
          issue,
          field in words ? words[field as keyof typeof words] : { label: field },
          language,
        );
      },
    },
  );
  const form = useForm<CheckoutDraft, unknown, CheckoutForm>({
    defaultValues: { ...draft, type: delivery ? draft.type : "pickup" },
    mode: "onTouched",
    // The page focuses its error summary instead.
    shouldFocusError: false,
    resolver: async (values, context, options) => {
      const result = await checkFields(values, context, options);
      const problem = cashProblem(values, total.current);
      if (!problem) return result;
      const message = checkoutTexts[language].cashGiven.tooLittle;
      return { values: {}, errors: { ...result.errors, cashGiven: { type: problem, message } } };
    },
  });

  usePrefill(form);
  const { subscribe, trigger, formState } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          setDraft({ ...values });
          const { type, zip, city } = values;
          // A postal code that the guest has just removed from the device stays in the form only.
          const isChosen = name === "type" || name === "zip" || name === "city";
          if (isChosen && type === "delivery" && isZip(zip)) {
            rememberZip({ zip, city: citySchema.safeParse(city).data ?? "" });
          }
        },
      }),
    [subscribe, setDraft, rememberZip],
  );

  // Messages follow the interface language, and pickup has fewer fields than delivery.
  const wasSubmitted = formState.isSubmitted;
  const type = useWatch({ control: form.control, name: "type" });
  useEffect(() => {
    if (language && type && wasSubmitted) void trigger();
  }, [language, type, wasSubmitted, trigger]);

  return form;
}
