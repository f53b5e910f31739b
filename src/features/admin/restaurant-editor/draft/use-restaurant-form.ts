import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { RevisionedDraft } from "@/data/revisions/use-revisioned-draft";
import { isSameData } from "@/domain/stored-data/is-same-data";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useLanguage } from "@/i18n/use-texts";
import { restaurantFormSchema } from "./restaurant-form.schema";

const CHECK_AFTER_MS = 250;

/**
 * The form of a draft. Every change of a field edits the draft at once; the whole form is validated a
 * moment later, because rules span several fields. A draft that changed elsewhere, for example by
 * undo, resets the form.
 */
export function useRestaurantForm({
  base,
  value,
  edit,
}: RevisionedDraft<Restaurant, RestaurantDraft>): UseFormReturn<RestaurantDraft> {
  const language = useLanguage();
  const form = useForm<RestaurantDraft>({
    defaultValues: structuredClone(value),
    mode: "onChange",
    // The save bar moves the focus to the list of problems.
    shouldFocusError: false,
    resolver: zodResolver(restaurantFormSchema(base.key, language)),
  });
  const { subscribe, trigger, reset } = form;
  const shown = useRef(value);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (isSameData(values, shown.current)) return;
        const typed = structuredClone(values);
        shown.current = typed;
        edit(name ?? null, () => typed);
        clearTimeout(timer);
        timer = setTimeout(() => void trigger(), CHECK_AFTER_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, trigger, edit]);

  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    reset(structuredClone(value));
    void trigger();
  }, [value, reset, trigger]);

  // An unsaved draft may be invalid, and error texts must change with the language.
  useEffect(() => {
    if (language) void trigger();
  }, [language, trigger]);

  return form;
}
