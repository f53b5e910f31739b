import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { type UseFormReturn, useForm, useFormContext, useWatch } from "react-hook-form";
import { useLanguage } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { restaurantFormSchema } from "./restaurant-form.schema";

const CHECK_AFTER_MS = 250;

/**
 * The editor's form. Every change is checked as a whole a moment later, because fields speak
 * about each other, and handed to `onChange` at once.
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
    // The page leads to its mistakes itself.
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

  // Drafts may be wrong from the start, and messages follow a switch of the language.
  useEffect(() => {
    if (language) void trigger();
  }, [language, trigger]);

  return form;
}

/** Everything that is typed at the moment; renders again with every change. */
export function useDraft(): RestaurantDraft {
  const { control, getValues } = useFormContext<RestaurantDraft>();
  useWatch({ control });
  return structuredClone(getValues());
}
