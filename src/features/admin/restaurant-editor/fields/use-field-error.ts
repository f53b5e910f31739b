import { type FieldPath, useFormContext, useFormState } from "react-hook-form";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";

/** Error of a field. An empty field has none until it loses the focus or a save was attempted. */
export function useFieldError(name: FieldPath<RestaurantDraft>): string | undefined {
  const { control, getFieldState, getValues } = useFormContext<RestaurantDraft>();
  const state = useFormState({ control, name });
  const { error, isTouched } = getFieldState(name, state);
  const isNew = getValues(name) === "" && !isTouched && state.submitCount === 0;
  return isNew ? undefined : (error?.message ?? error?.root?.message);
}
