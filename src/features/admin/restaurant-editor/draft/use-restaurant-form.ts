import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { type UseFormReturn, useForm, useFormContext, useWatch } from "react-hook-form";
import { useLanguage } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { restaurantFormSchema } from "./restaurant-form.schema";

const CHECK_AFTER_MS = 250;

/**
 * The editor's form. Every change calls `onChange` at once and validates the whole form a moment
 * later, because rules span several fields.
 */
export function useRestaurantForm(
  start: RestaurantDraft,
  key: string,
  onChange: (draft: RestaurantDraft) => void,
): UseFormReturn<RestaurantDraft> {
  const language = useLanguage();
  const form = useForm<RestaurantDraft>({
    defaultValues: start,
    mode: "onChange",
    // The save bar moves the focus to the list of errors.
    shouldFocusError: false,
    resolver: zodResolver(restaurantFormSchema(key, language)),
  });
  const { subscribe, trigger } = form;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        onChange(structuredClone(values));
        clearTimeout(timer);
        timer = setTimeout(() => void trigger(), CHECK_AFTER_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, trigger, onChange]);

  // A restored draft may be invalid, and error texts must change with the language.
  useEffect(() => {
    if (language) void trigger();
  }, [language, trigger]);

  return form;
}

/** Current form values; renders again on every change. */
export function useDraft(): RestaurantDraft {
  const { control, getValues } = useFormContext<RestaurantDraft>();
  useWatch({ control });
  return structuredClone(getValues());
}
